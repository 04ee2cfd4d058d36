import { expect, type Page } from '@playwright/test'
import { callerOf, storedPrograms } from '../../kit/api.ts'
import { publishPost } from '../../kit/community.ts'
import { button, card, chooseOnCard } from '../../kit/gestures.ts'
import { newMember } from '../../kit/people.ts'
import { addExercises, save } from '../../kit/program-form.ts'
import { test } from '../../kit/test.ts'

const bench = 'Développé couché'
const predefined = 'Full body débutant'

const section = (page: Page, name: string) => page.getByRole('region', { name })
const titles = (page: Page, name: string) => section(page, name).getByRole('article').getByRole('heading')

/** Copies a program that an author has published with these exercises. */
const copyOf = async (author: Page, page: Page, name: string, exercises: Parameters<typeof publishPost>[2]) => {
  const { id } = await publishPost(author.request, {}, { name, ...exercises })
  await callerOf(page.request).call('copy-post', { params: { id }, body: { id: crypto.randomUUID() } })
}

test('a duplicate of a predefined program stands among one’s own, although one has a copy of the same', async ({
  page,
  lifter: _,
  visitor,
  otherDevice,
}) => {
  const author = await otherDevice(await newMember(visitor))
  const { items } = await callerOf(author.request).call('get-predefined-programs')
  const exercises = (items.find(({ name }) => name === predefined)?.exercises ?? []).map(
    ({ exercise_id, default_rest, sets }) => ({ exercise_id, default_rest, sets }),
  )
  await copyOf(author, page, 'Comme le prédéfini', { exercises })
  await page.goto('/')
  await chooseOnCard(page, predefined, 'Dupliquer')
  await expect.poll(() => storedPrograms(page.request)).toHaveLength(2)
  await page.reload()
  await expect(titles(page, 'Mes programmes')).toHaveText([`${predefined} (copie)`])
  await expect(titles(page, 'Programmes de la communauté')).toHaveText(['Comme le prédéfini'])
  await callerOf(page.request).call('cancel-plan', { body: {} })
  await page.reload()
  await expect(titles(page, 'Mes programmes')).toHaveText([`${predefined} (copie)`])
})

test('a program made on Basic stays in sight, although one has a copy that asks for the same', async ({
  page,
  lifter: _,
  visitor,
  otherDevice,
}) => {
  const author = await otherDevice(await newMember(visitor))
  const sets = [{ reps: 10, weight: 80, rest: 60 }]
  await copyOf(author, page, 'Copié avant', {
    exercises: [{ exercise_id: 'predefined-développé-couché', default_rest: 60, sets }],
  })
  await callerOf(page.request).call('cancel-plan', { body: {} })
  await page.goto('/')
  await button(page, 'Créer un programme').filter({ visible: true }).click()
  await page.getByLabel('Nom du programme').fill('Le mien')
  await addExercises(page, [bench])
  await save(page)
  await expect.poll(() => storedPrograms(page.request)).toHaveLength(2)
  await page.reload()
  await expect(card(page, 'Le mien')).toBeVisible()
  await expect(titles(page, 'Mes programmes')).toHaveText(['Le mien'])
})
