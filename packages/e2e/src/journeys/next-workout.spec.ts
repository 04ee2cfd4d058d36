import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../kit/accessibility.ts'
import { storedWorkouts } from '../kit/api.ts'
import { button, card, recordSet, stopWorkout } from '../kit/gestures.ts'
import { expectItFits } from '../kit/layout.ts'
import { goOffline, goOnline, openAndPrefetch } from '../kit/offline.ts'
import { joinFonte } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { middayAgo, saveProgram, saveWorkout } from '../kit/training.ts'

const languages = {
  fr: {
    next: 'Prochaine séance',
    first: 'Première séance',
    begin: 'Commencer',
    done: 'Série terminée',
    ago: 'Il y a 4 jours',
    never: 'Pas encore faite',
    goal: 'Objectif',
    strength: 'Force',
    means: 'Matériel',
    none: 'Aucun',
    fullBody: 'Full body débutant',
    fiveByFive: 'Force 5×5\u00a0: séance A',
    second: 'Puis Force 5×5\u00a0: séance B',
    fitness: 'Forme',
    bodyStrength: 'Force au poids du corps\u00a0: séance A',
    bodyweight: 'Poids du corps',
  },
  en: {
    next: 'Next workout',
    first: 'First workout',
    begin: 'Start',
    done: 'Set done',
    ago: '4 days ago',
    never: 'Not done yet',
    goal: 'Goal',
    strength: 'Strength',
    means: 'Equipment',
    none: 'None',
    fullBody: 'Beginner full body',
    fiveByFive: '5×5 strength: workout A',
    second: 'Then 5×5 strength: workout B',
    fitness: 'Fitness',
    bodyStrength: 'Bodyweight strength: workout A',
    bodyweight: 'Bodyweight',
  },
} as const

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const program = (page: Page, name: string) => region(page, name).getByRole('heading', { level: 3 })

for (const lang of ['fr', 'en'] as const) {
  const words = languages[lang]

  test(`(${lang}) a newcomer tells three things and begins the program that they lead to`, async ({ page }) => {
    await joinFonte(page.request, lang)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    const first = region(page, words.first)
    await expect(program(page, words.first)).toHaveText(words.fullBody)
    await first.getByLabel(words.goal).selectOption(words.strength)
    await expect(program(page, words.first)).toHaveText(words.fiveByFive)
    await expect(first).toContainText(words.second)
    await first.getByLabel(words.means).selectOption(words.none)
    await expect(program(page, words.first)).toHaveText(words.bodyStrength)
    await first.getByLabel(words.goal).selectOption(words.fitness)
    await expect(program(page, words.first)).toHaveText(words.bodyweight)
    await expectAccessible(page, 'the first run')
    await expectItFits(page, 'the first run')
    await first.getByRole('button', { name: words.begin }).click()
    await expect(button(page, words.done)).toBeVisible()
  })

  test(`(${lang}) the program that was not done for the longest time begins with one tap`, async ({ page }) => {
    await joinFonte(page.request, lang)
    const upper = await saveProgram(page.request)
    const lower = await saveProgram(page.request, { name: 'Bas du corps' })
    await saveWorkout(page.request, middayAgo(2), { program_id: lower.id })
    await saveWorkout(page.request, middayAgo(4), { program_id: upper.id })
    await page.goto('/')
    await expect(program(page, words.next)).toHaveText('Haut du corps')
    await expect(region(page, words.next)).toContainText(words.ago)
    await expectAccessible(page, 'the next workout')
    await region(page, words.next).getByRole('button', { name: words.begin }).click()
    await expect(button(page, words.done)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/workout/${upper.id}$`))
  })
}

test.describe('in an app that opens without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('begins without a network, and what follows is proposed before the workout has left', async ({
    page,
    context,
    lifter: _,
  }) => {
    await saveProgram(page.request, { name: 'Bas du corps' })
    await saveProgram(page.request)
    await openAndPrefetch(page)
    await expect(program(page, 'Prochaine séance')).toHaveText('Bas du corps')
    await expect(region(page, 'Prochaine séance')).toContainText('Pas encore faite')
    await goOffline(context)
    await region(page, 'Prochaine séance').getByRole('button', { name: 'Commencer' }).click()
    await recordSet(page)
    await stopWorkout(page)
    await button(page, "Retour à l'accueil").click()
    await expect(program(page, 'Prochaine séance')).toHaveText('Haut du corps')
    await goOnline(context)
    await expect.poll(() => storedWorkouts(page.request)).toHaveLength(1)
  })
})

test('is a predefined program for somebody who trains those', async ({ page, lifter: _ }) => {
  const answer = await page.request.get('/api/predefined-programs')
  const { items } = (await answer.json()) as { items: { id: string; name: string }[] }
  const followed = items.find(({ name }) => name === 'Push\u00a0: pectoraux, épaules et triceps')
  await saveWorkout(page.request, middayAgo(1), { program_id: followed?.id ?? null })
  await page.goto('/')
  await expect(program(page, 'Prochaine séance')).toHaveText(followed?.name ?? '')
  await expect(region(page, 'Prochaine séance')).toContainText('Hier')
  await expect(page.getByText('La barre est encore vide')).toHaveCount(0)
})

test('a tap anywhere on a card shows what its program asks for', async ({ page, lifter: _ }) => {
  await saveProgram(page.request)
  await page.goto('/')
  await card(page, 'Haut du corps').click({ position: { x: 40, y: 40 } })
  await expect(page.getByRole('dialog', { name: 'Haut du corps' })).toBeVisible()
})
