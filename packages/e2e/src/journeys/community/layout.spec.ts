import { newProgram } from '@fonte/server/test-kit/training'
import { expect } from '@playwright/test'
import { communityWords, postCard, publishPost } from '../../kit/community.ts'
import { longWord } from '../../kit/community-tour.ts'
import { boxesOf, expectItFits } from '../../kit/layout.ts'
import { test } from '../../kit/test.ts'
import { saveExercise } from '../../kit/training.ts'

test('posts stand in one column on a phone, then in 2, 3, 4 and 5', async ({ page, lifter: _ }) => {
  const { title } = await publishPost(page.request, { title: `Grille ${crypto.randomUUID().slice(0, 8)}` })
  await page.goto('/community')
  await expect(postCard(page, title)).toBeVisible()
  const seen: number[] = []
  for (const width of [390, 700, 800, 1100, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    const grid = page.locator('.post-grid')
    seen.push(await grid.evaluate((box) => getComputedStyle(box).gridTemplateColumns.split(' ').length))
  }
  expect(seen).toEqual([1, 2, 3, 4, 5])
})

test('on a wide screen the filters stand beside each other, also where one of them is set', async ({
  page,
  lifter: _,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/community?length=short')
  const filters = ['Groupe musculaire', 'Équipement', 'Durée'].map((name) => page.getByRole('combobox', { name }))
  const lines = await boxesOf(page, ...filters)
  expect(new Set(lines.map(({ top }) => top)).size).toBe(1)
})

test('on a phone held sideways a post is in sight below the tools, and the filters unfold', async ({
  page,
  lifter: _,
}) => {
  const { title } = await publishPost(page.request, { title: `Couché ${crypto.randomUUID().slice(0, 8)}` })
  await page.setViewportSize({ width: 740, height: 360 })
  await page.goto('/community')
  await expect(postCard(page, title)).toBeVisible()
  const filter = page.getByRole('combobox', { name: communityWords.fr.group })
  await expect(filter).toBeHidden()
  await expect(postCard(page, title)).toBeInViewport({ ratio: 0.2 })
  await page.getByRole('button', { name: communityWords.fr.filters }).click()
  await expect(filter).toBeVisible()
  await expectItFits(page, 'community, sideways')
})

test('what cards and details show stands in line, however long a title or a name is', async ({ page, lifter: _ }) => {
  const tag = crypto.randomUUID().slice(0, 8)
  const exercise_id = await saveExercise(page.request, longWord)
  const exercises = [
    ...newProgram().exercises,
    { exercise_id, default_rest: 60, sets: [{ reps: 8, weight: 40, rest: 60 }] },
  ]
  const { id } = await publishPost(page.request, { title: `Dos ${tag}` }, { name: 'Tirages', exercises })
  await publishPost(page.request, { title: `Un titre qui prend deux lignes entières ${tag}` }, { name: 'Poussées' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/community?q=${tag}`)
  const lines = await boxesOf(page, ...['Tirages', 'Poussées'].map((name) => page.getByText(name, { exact: true })))
  expect(new Set(lines.map(({ top }) => top)).size).toBe(1)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/community?post=${id}`)
  const names = page.getByRole('dialog').locator('ol button')
  await expect(names).toHaveCount(3)
  const starts = await boxesOf(page, ...(await names.all()))
  expect(new Set(starts.map(({ left }) => left)).size).toBe(1)
})
