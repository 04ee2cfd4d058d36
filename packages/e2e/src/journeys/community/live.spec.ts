import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { callerOf } from '../../kit/api.ts'
import { communityWords, postCard, publishPost } from '../../kit/community.ts'
import { button, card, toast } from '../../kit/gestures.ts'
import { newMember, signInAs } from '../../kit/people.ts'
import { test } from '../../kit/test.ts'
import { saveProgram } from '../../kit/training.ts'

test('a new, changed and removed post shows on the open page of somebody else', async ({
  page,
  lifter: _,
  visitor,
  otherDevice,
}) => {
  const author = await otherDevice(await newMember(visitor))
  // Listening begins once the first screen stands.
  const listening = page.waitForResponse(/\/api\/events$/)
  await page.goto('/community')
  await listening
  const title = `En direct ${crypto.randomUUID().slice(0, 8)}`
  const { id, programId } = await publishPost(author.request, { title })
  await expect(postCard(page, title)).toBeVisible()
  await postCard(page, title).getByRole('button', { name: communityWords.fr.view }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await callerOf(author.request).call('delete-post', { body: { postId: id, programId } })
  await expect(page.getByRole('dialog').getByText('Cette publication n’est plus disponible.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: communityWords.fr.close }).click()
  await expect(postCard(page, title)).toHaveCount(0)
})

test('who is blocked loses the community at once, and is told', async ({ page, fonte, visitor, otherDevice }) => {
  const author = await otherDevice(await newMember(visitor))
  const { title } = await publishPost(author.request, { title: `Réservé ${crypto.randomUUID().slice(0, 8)}` })
  const person = await newMember(visitor)
  await signInAs(page.request, person)
  const listening = page.waitForResponse(/\/api\/events$/)
  await page.goto('/community')
  await expect(postCard(page, title)).toBeVisible()
  await listening
  await fonte.admin('block', person.email)
  await expect(page).toHaveURL(/\/auth/)
  await expect(toast(page)).toContainText('Votre session a pris fin')
  await expect(postCard(page, title)).toHaveCount(0)
})

test('a person’s own change reaches their other device', async ({ page, visitor, otherDevice }) => {
  const person = await newMember(visitor)
  await signInAs(page.request, person)
  const other = await otherDevice(person)
  const listening = page.waitForResponse(/\/api\/events$/)
  await page.goto('/')
  await expect(button(page, 'Créer un programme').filter({ visible: true })).toBeVisible()
  await listening
  await saveProgram(other.request, { name: 'Venu d’ailleurs' })
  await expect(card(page, 'Venu d’ailleurs')).toBeVisible()
})

test('one’s posts stand in the export, and a reset takes them away from open pages of others', async ({
  page,
  lifter: _,
  visitor,
  otherDevice,
}) => {
  const { title } = await publishPost(page.request, { title: `Bientôt parti ${crypto.randomUUID().slice(0, 8)}` })
  const other = await otherDevice(await newMember(visitor))
  const listening = other.waitForResponse(/\/api\/events$/)
  await other.goto('/community')
  await expect(postCard(other, title)).toBeVisible()
  await listening
  await page.goto('/settings')
  const downloading = page.waitForEvent('download')
  await button(page, 'Exporter mes données').click()
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(title)
  await button(page, 'Réinitialiser mes données').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tout effacer' }).click()
  await expect(postCard(other, title)).toHaveCount(0)
})
