import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../kit/accessibility.ts'
import { button, recordSet, skipRest, stopWorkout } from '../kit/gestures.ts'
import { expectItFits } from '../kit/layout.ts'
import { goOffline, goOnline, openAndPrefetch } from '../kit/offline.ts'
import { joinFonte } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { saveProgram, saveWorkout } from '../kit/training.ts'

const languages = {
  fr: {
    plan: 'Planifier',
    title: 'Mon planning',
    byDay: 'Par jour',
    rotation: 'Rotation',
    add: 'Ajouter un programme',
    save: 'Enregistrer',
    today: 'Aujourd’hui',
    rest: 'Jour de repos',
    tomorrow: 'Demain',
    deload: /^Semaine allégée/,
    days: ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'],
  },
  en: {
    plan: 'Plan',
    title: 'My schedule',
    byDay: 'By day',
    rotation: 'Rotation',
    add: 'Add a program',
    save: 'Save',
    today: 'Today',
    rest: 'Rest day',
    tomorrow: 'Tomorrow',
    deload: /^Deload week/,
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  },
} as const

type Words = (typeof languages)[keyof typeof languages]

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const program = (page: Page, name: string) => region(page, name).getByRole('heading', { level: 3 })

const openPlan = async (page: Page, words: Words) => {
  await button(page, words.plan).click()
  return page.getByRole('dialog', { name: words.title })
}

/** Makes two programs that follow one another. */
const planRotation = async (page: Page, words: Words) => {
  const dialog = await openPlan(page, words)
  await dialog.getByRole('button', { name: words.rotation }).click()
  await dialog.getByLabel(words.add).selectOption('Haut du corps')
  await dialog.getByLabel(words.add).selectOption('Bas du corps')
  await dialog.getByRole('button', { name: words.save }).click()
  await expect(dialog).toHaveCount(0)
}

const prepare = async (page: Page) => {
  const upper = await saveProgram(page.request)
  const lower = await saveProgram(page.request, { name: 'Bas du corps' })
  return { upper, lower }
}

for (const lang of ['fr', 'en'] as const) {
  const words = languages[lang]

  test(`(${lang}) a week is planned by its days, and home says today’s program or that it is a day of rest`, async ({
    page,
  }) => {
    await joinFonte(page.request, lang)
    await prepare(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.clock.install({ time: new Date('2026-11-25T10:00:00') })
    await page.goto('/')
    const dialog = await openPlan(page, words)
    await dialog.getByRole('button', { name: words.byDay }).click()
    await dialog.getByLabel(words.days[2]).selectOption('Haut du corps')
    await dialog.getByLabel(words.days[4]).selectOption('Bas du corps')
    await expectAccessible(page, 'the schedule')
    await expectItFits(page, 'the schedule')
    await dialog.getByRole('button', { name: words.save }).click()
    await expect(program(page, words.today)).toHaveText('Haut du corps')

    await page.clock.setSystemTime(new Date('2026-11-26T10:00:00'))
    await page.reload()
    await expect(program(page, words.rest)).toHaveText('Bas du corps')
    await expect(region(page, words.rest)).toContainText(words.tomorrow)
    await expectAccessible(page, 'a day of rest')
  })

  test(`(${lang}) programs follow one another, and a week of lighter training has half the sets`, async ({ page }) => {
    await joinFonte(page.request, lang)
    const { upper } = await prepare(page)
    await saveWorkout(page.request, Date.now() - 86_400_000, { program_id: upper.id })
    await page.goto('/')
    await planRotation(page, words)
    await expect(program(page, words.today)).toHaveText('Bas du corps')
    const dialog = await openPlan(page, words)
    await dialog.getByRole('checkbox', { name: words.deload }).check()
    await dialog.getByRole('button', { name: words.save }).click()
    await expect(region(page, words.today)).toContainText(words.deload.source.slice(1))
    await region(page, words.today).getByRole('button').last().click()
    await expect(page.getByText('1 / 1', { exact: true })).toBeVisible()
  })
}

test.describe('in an app that opens without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a plan made without a network leads on, and arrives when there is one', async ({
    page,
    context,
    lifter: _,
  }) => {
    await prepare(page)
    await openAndPrefetch(page)
    await goOffline(context)
    await planRotation(page, languages.fr)
    await region(page, 'Aujourd’hui').getByRole('button', { name: 'Commencer' }).click()
    await recordSet(page)
    await skipRest(page)
    await stopWorkout(page)
    await button(page, "Retour à l'accueil").click()
    await expect(program(page, 'Prochaine séance')).toHaveText('Bas du corps')
    await goOnline(context)
    await expect
      .poll(async () => (await (await page.request.get('/api/training-plan')).json()).content.schedule.programs.length)
      .toBe(2)
  })

  test('of two plans made on two devices one’s person says which is to stay', async ({ page, lifter, otherDevice }) => {
    await prepare(page)
    const phone = await otherDevice(lifter)
    await openAndPrefetch(phone)
    await goOffline(phone.context())
    await planRotation(phone, languages.fr)
    await page.goto('/')
    const dialog = await openPlan(page, languages.fr)
    await dialog.getByRole('button', { name: 'Rotation' }).click()
    await dialog.getByLabel('Ajouter un programme').selectOption('Bas du corps')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(program(page, 'Aujourd’hui')).toHaveText('Bas du corps')
    await expect.poll(async () => (await (await page.request.get('/api/training-plan')).json()).version).toBe(1)
    await goOnline(phone.context())
    await expect(phone.getByText('Le planning a été modifié sur un autre appareil.')).toBeVisible()
    await expect(program(phone, 'Aujourd’hui')).toHaveText('Haut du corps')
    const differing = phone.getByRole('table', { name: 'Ce qui diffère' }).getByRole('row')
    await expect(differing.filter({ hasText: 'Rotation' })).toHaveText(
      'RotationHaut du corps, Bas du corpsBas du corps',
    )
    await button(phone, 'Garder le mien').click()
    await expect(phone.getByText('Le planning a été modifié sur un autre appareil.')).toHaveCount(0)
    await expect
      .poll(async () => (await (await page.request.get('/api/training-plan')).json()).content.schedule.programs.length)
      .toBe(2)
  })
})
