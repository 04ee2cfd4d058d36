import { type BrowserContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from '../kit/accessibility.ts'
import { callerOf } from '../kit/api.ts'
import { button } from '../kit/gestures.ts'
import { boxesOf, expectItFits } from '../kit/layout.ts'
import { goOffline, goOnline, openAndPrefetch } from '../kit/offline.ts'
import { joinFonte } from '../kit/people.ts'
import { strongFile } from '../kit/strong-file.ts'
import { test } from '../kit/test.ts'
import { saveProgram, saveWorkout } from '../kit/training.ts'

test.use({ serviceWorkers: 'allow' })

const journeys = {
  fr: {
    workouts: 250,
    choose: 'Choisir un fichier',
    becomes: (name: string) => `${name} devient`,
    pecDeck: 'Pec deck',
    create: 'Créer «\u00a0Zercher Carry\u00a0»',
    groupOf: 'Groupe musculaire\u00a0: Zercher Carry',
    import: (count: number) => `Importer ${count} séances`,
    sent: (sent: string, of: number) => `${sent} sur ${of} séances`,
    told: (count: number) => `Strong · ${count} séances`,
    undoFile: 'Annuler l’import\u00a0: strong.csv',
    undo: 'Annuler l’import',
    undone: 'Import annulé',
  },
  // Two parts: one before the crash, one after it.
  en: {
    workouts: 110,
    choose: 'Choose a file',
    becomes: (name: string) => `${name} becomes`,
    pecDeck: 'Pec deck fly',
    create: 'Create “Zercher Carry”',
    groupOf: 'Muscle group of Zercher Carry',
    import: (count: number) => `Import ${count} workouts`,
    sent: (sent: string, of: number) => `${sent} of ${of} workouts`,
    told: (count: number) => `Strong · ${count} workouts`,
    undoFile: 'Undo import: strong.csv',
    undo: 'Undo import',
    undone: 'Import undone',
  },
} as const

const totals = (page: Page) => callerOf(page.request).call('get-workout-totals')

/** Lets the server have only the first part of a file; what comes after it gets no answer. */
const letOnePartThrough = async (context: BrowserContext) => {
  let parts = 0
  await context.route('**/api/imports/*/workouts', (route) => {
    parts += 1
    return parts === 1 ? route.continue() : undefined
  })
  return () => context.unroute('**/api/imports/*/workouts')
}

for (const lang of ['fr', 'en'] as const) {
  const { workouts, ...words } = journeys[lang]

  test(`a file of another app is looked at without a network, comes in after a crash, and goes again, ${lang}`, async ({
    page,
    context,
  }) => {
    await joinFonte(page.request, lang)
    await saveWorkout(page.request, Date.now() - 3_600_000)
    const before = await totals(page)
    await openAndPrefetch(page)
    await goOffline(context)
    await page.goto('/import')
    const buffer = Buffer.from(strongFile(workouts, Date.now()))
    await page.getByLabel(words.choose).setInputFiles({ name: 'strong.csv', mimeType: 'text/csv', buffer })

    await expect(page.getByText('Strong · ')).toBeVisible()
    await expect(page.getByRole('definition').first()).toHaveText(String(workouts))
    await expectAccessible(page, 'a file to check')
    await page.getByLabel(words.becomes('Chest Fly')).selectOption(words.pecDeck)
    await page.getByLabel(words.becomes('Zercher Carry')).selectOption(words.create)
    await page.getByLabel(words.groupOf).selectOption('quadriceps')
    await page.setViewportSize({ width: 360, height: 740 })
    await expectItFits(page, 'a file to check')
    await button(page, words.import(workouts)).click()
    await expect(page.getByText(words.sent('0', workouts))).toBeVisible()
    await page.close()

    const goOn = await letOnePartThrough(context)
    await goOnline(context)
    const crashed = await context.newPage()
    await crashed.goto('/import')
    await expect(crashed.getByText(new RegExp(`^${words.sent('[1-9]\\d*', workouts)}$`, 'u'))).toBeVisible()
    await crashed.close()
    await goOn()

    const again = await context.newPage()
    await again.goto('/import')
    const sessions = before.sessions + workouts
    await expect.poll(async () => (await totals(again)).sessions, { timeout: 20_000 }).toBe(sessions)
    expect((await totals(again)).sets_done).toBe(before.sets_done + workouts * 8)
    await expect(again.getByText(words.told(workouts))).toBeVisible()
    await again.goto('/stats')
    await expect(again.getByRole('definition').first()).toHaveText(String(sessions))

    await again.goto('/import')
    await button(again, words.undoFile).click()
    await again.getByRole('alertdialog').getByRole('button', { name: words.undo }).click()
    await expect(again.getByText(words.undone, { exact: true })).toBeVisible()
    expect(await totals(again)).toEqual(before)
    await expectAccessible(again, 'the imports')
  })
}

test('names of a file stand whole on a narrow phone, however long, and what they become beside or below them', async ({
  page,
}) => {
  await joinFonte(page.request)
  const long = [
    'Romanian Deadlift',
    'Incline Press (Dumbbell) Neutral Grip',
    'Rückenstreckerkräftigungsübung'.repeat(3),
  ]
  const names = long.map((name) => ({ name, exercise_id: 'predefined-soulevé-de-terre-roumain-à-la-barre' }))
  const file = { id: crypto.randomUUID(), format: 'strong', file_name: 'strong.csv', rows: 3, exercise_ids: [], names }
  await callerOf(page.request).call('create-import', { body: file })
  await page.goto('/import')
  await page.setViewportSize({ width: 360, height: 740 })
  const shown = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Romanian Deadlift/u }) })
  const [name] = await boxesOf(page, shown.getByText('Romanian Deadlift'))
  expect(name.height).toBeLessThan(40)
  await expectItFits(page, 'names that are known')
  const buffer = Buffer.from(strongFile(1, Date.now()).replaceAll('Chest Fly', `${long[2]}`))
  await page.getByLabel('Choisir un fichier').setInputFiles({ name: `${long[2]}.csv`, mimeType: 'text/csv', buffer })
  await expect(button(page, 'Importer 1 séance')).toBeVisible()
  await expectItFits(page, 'a file with a long word')
})

test('a file that is imported again in another time zone adds nothing, and moves what is there where that is ticked', async ({
  page,
}) => {
  await joinFonte(page.request)
  const [header, row] = strongFile(1, Date.now()).split('\n')
  const file = { name: 'strong.csv', mimeType: 'text/csv', buffer: Buffer.from(`${header}\n${row}\n`) }
  const offsets = async () => {
    const { items } = await callerOf(page.request).call('get-workout-history', { query: {} })
    return items.map(({ utc_offset }) => utc_offset)
  }
  await page.goto('/import')
  await page.getByLabel('Choisir un fichier').setInputFiles(file)
  await page.getByLabel('Heures notées à').selectOption('Asia/Tokyo')
  await button(page, 'Importer 1 séance').click()
  await expect.poll(offsets).toEqual([540])
  await button(page, 'Importer un autre fichier').click()
  await page.getByLabel('Choisir un fichier').setInputFiles(file)
  await page.getByLabel('Heures notées à').selectOption('America/Guadeloupe')
  await expect(button(page, 'Rien à importer')).toBeVisible()
  await page.getByLabel('Donner le fuseau horaire choisi à 1 séance déjà là').check()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectItFits(page, 'a file in another time zone')
  await button(page, 'Importer 1 séance').click()
  await expect.poll(offsets).toEqual([-240])
})

test('an export of Fonte is compared without a network and restored in another account', async ({ page, context }) => {
  await joinFonte(page.request)
  await saveProgram(page.request)
  await saveWorkout(page.request, Date.now() - 3_600_000)
  const exported = JSON.stringify(await callerOf(page.request).call('export-user-data', { body: {} }))
  await context.clearCookies()
  await joinFonte(page.request)
  await openAndPrefetch(page)
  await goOffline(context)
  await page.goto('/import')
  const file = { name: 'fonte.json', mimeType: 'application/json', buffer: Buffer.from(exported) }
  await page.getByLabel('Choisir un fichier').setInputFiles(file)
  await expect(page.getByRole('row', { name: 'Séances 1 0' })).toBeVisible()
  await expectAccessible(page, 'an export to restore')
  await button(page, 'Restaurer').click()
  await goOnline(context)
  const programs = async () => (await callerOf(page.request).call('get-programs')).items.length
  await expect.poll(async () => [(await totals(page)).sessions, await programs()], { timeout: 20_000 }).toEqual([1, 1])
  await button(page, 'Annuler l’import\u00a0: fonte.json').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler l’import' }).click()
  await expect(page.getByText('1 séance supprimée. 1 programme retiré.', { exact: true })).toBeVisible()
  expect([(await totals(page)).sessions, await programs()]).toEqual([0, 0])
})
