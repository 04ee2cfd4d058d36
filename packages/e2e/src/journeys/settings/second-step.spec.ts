import { authenticator } from '@fonte/server/test-kit/second-factor'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../kit/accessibility.ts'
import { button, chooseInAccountMenu, closeToast, toast } from '../../kit/gestures.ts'
import { joinFonte, type Person } from '../../kit/people.ts'
import { type SecondStepWords, secondStepWords } from '../../kit/second-step-words.ts'
import { test } from '../../kit/test.ts'

/** Turns the second step on from the settings; the app that has the secret, and the recovery codes that were shown. */
const turnOn = async (page: Page, words: SecondStepWords) => {
  await page.goto('/settings')
  await page.getByRole('link', { name: words.turnOn }).click()
  await button(page, words.begin).click()
  const secret = (await page.locator('.secret-text').innerText()).replaceAll(/\s/g, '')
  const app = authenticator(secret, Date.now)
  await expectAccessible(page, 'set-up')
  await page.getByLabel(words.code, { exact: true }).fill('12345')
  await button(page, words.confirm).click()
  await expect(page.getByRole('alert')).toContainText(words.sixDigits)
  await page.getByLabel(words.code, { exact: true }).fill(app.code(7))
  await button(page, words.confirm).click()
  await expect(page.getByRole('alert')).toContainText(words.wrong)
  const code = app.code()
  await page.getByLabel(words.code, { exact: true }).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await button(page, words.confirm).click()
  await expect(toast(page)).toContainText(words.on)
  await closeToast(page)
  const shown = page.getByRole('list', { name: words.codes }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  await expectAccessible(page, 'recovery codes')
  const codes = await shown.allInnerTexts()
  await button(page, words.kept).click()
  await expect(page).toHaveURL('/settings')
  return { app, codes }
}

/** Types the password of a person who has a second step. */
const firstStep = async (page: Page, words: SecondStepWords, { email, password }: Person) => {
  await page.getByLabel(words.email, { exact: true }).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await button(page, words.signIn).click()
  await expect(page.getByRole('heading', { name: words.section })).toBeVisible()
}

const signOut = async (page: Page, entry: string) => {
  await chooseInAccountMenu(page, 'menuitem', entry)
  await expect(page).toHaveURL('/auth')
}

test('a code of the app is asked at the sign-in once the second step is on, and not once it is off', async ({
  page,
  lifter,
}) => {
  const words = secondStepWords.fr
  const { app, codes } = await turnOn(page, words)
  await signOut(page, 'Déconnexion')
  await firstStep(page, words, lifter)
  await expect(page.getByLabel(words.code, { exact: true })).toBeFocused()
  await expectAccessible(page, 'second step')
  await page.getByLabel(words.code, { exact: true }).fill(app.code(7))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText(words.wrong)
  await page.getByLabel(words.code, { exact: true }).fill(app.code(1))
  await button(page, words.verify).click()
  await expect(page.getByRole('heading', { name: `Bienvenue, ${lifter.username}` })).toBeVisible()

  await page.goto('/settings')
  await button(page, words.turnOff).click()
  const question = page.getByRole('alertdialog')
  await question.getByLabel(words.anyCode).fill(codes[0] ?? '')
  await expectAccessible(page, 'turning off')
  await question.getByRole('button', { name: words.confirmOff }).click()
  await expect(toast(page)).toContainText(words.off)
  await expect(page.getByRole('link', { name: words.turnOn })).toBeVisible()
  await closeToast(page)
  await signOut(page, 'Déconnexion')
  await page.getByLabel(words.email, { exact: true }).fill(lifter.email)
  await page.getByLabel(words.password, { exact: true }).fill(lifter.password)
  await button(page, words.signIn).click()
  await expect(page.getByRole('heading', { name: `Bienvenue, ${lifter.username}` })).toBeVisible()
})

test('a recovery code takes the place of a lost phone, once, and new ones are made in the settings', async ({
  page,
  context,
}) => {
  const words = secondStepWords.en
  const person = await joinFonte(context.request, 'en')
  await page.goto('/')
  const { codes } = await turnOn(page, words)
  await signOut(page, 'Log out')
  await firstStep(page, words, person)
  await button(page, words.back).click()
  await firstStep(page, words, person)
  await button(page, words.useRecovery).click()
  await page.getByLabel(words.recoveryCode, { exact: true }).fill((codes[0] ?? '').toUpperCase())
  await button(page, words.verify).click()
  await expect(page.getByRole('heading', { name: `Welcome, ${person.username}` })).toBeVisible()

  await page.goto('/settings')
  await expect(page.getByText(words.left)).toBeVisible()
  await expect(page.getByRole('list', { name: words.activity })).toContainText(words.recoveryUsed)
  await expectAccessible(page, 'settings')
  await button(page, words.newCodes).click()
  const question = page.getByRole('alertdialog')
  await question.getByLabel(words.anyCode).fill(codes[0] ?? '')
  await question.getByRole('button', { name: words.create }).click()
  await expect(question.getByRole('alert')).toContainText(words.wrong)
  await question.getByLabel(words.anyCode).fill(codes[1] ?? '')
  await question.getByRole('button', { name: words.create }).click()
  const shown = page.getByRole('alertdialog', { name: words.codes })
  await expect(shown.getByRole('listitem')).toHaveCount(10)
  expect(await shown.getByRole('listitem').allInnerTexts()).not.toContain(codes[2])
  await shown.getByRole('button', { name: words.kept }).click()
  await expect(shown).toHaveCount(0)
})

test('an administrator of this machine alone is offered a second step, and goes on without', async ({
  page,
  lifter,
  fonte,
}) => {
  await fonte.admin('grant', lifter.email)
  await page.goto('/admin/users')
  const offer = page.getByRole('status').filter({ hasText: 'Protégez l’administration' })
  await expect(offer.getByRole('link', { name: 'Activer' })).toBeVisible()
  await expectAccessible(page, 'administration')
  await offer.getByRole('button', { name: 'Plus tard' }).click()
  await expect(offer).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /Utilisateurs/ })).toBeVisible()
  await expect(offer).toHaveCount(0)
})
