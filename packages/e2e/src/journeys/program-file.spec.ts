import { expect } from '@playwright/test'
import { storedPrograms } from '../kit/api.ts'
import { button, card, chooseOnCard, signInByForm, toast } from '../kit/gestures.ts'
import { goOffline, goOnline, openAndPrefetch } from '../kit/offline.ts'
import { newMember } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { saveExercise, saveProgram } from '../kit/training.ts'

test.use({ serviceWorkers: 'allow' })

test('a program travels in a link that no server sees, and is added by somebody else', async ({
  page,
  context,
  lifter: _,
}) => {
  const own = await saveExercise(page.request, 'Traîneau')
  const sets = [{ reps: 5, weight: 80, rest: 90 }]
  await saveProgram(page.request, { name: 'Jambes', exercises: [{ exercise_id: own, default_rest: 60, sets }] })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAndPrefetch(page)
  await goOffline(context)
  await chooseOnCard(page, 'Jambes', 'Partager en fichier')
  await button(page, 'Copier le lien').click()
  await expect(toast(page)).toContainText('Lien copié')
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  await goOnline(context)

  const browser = context.browser()
  if (!browser) throw new Error('no browser')
  const elsewhere = await browser.newContext({ locale: 'fr-FR', baseURL: link.origin })
  const other = await elsewhere.newPage()
  const asked: string[] = []
  const complaints: string[] = []
  other.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  other.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  const member = await newMember(other.request)
  await other.goto(link.href)
  await signInByForm(other, member)
  await expect(other.getByRole('heading', { name: 'Jambes' })).toBeVisible()
  await expect(other.getByText('Un exercice personnalisé sera créé pour lui')).toBeVisible()
  const sizes = await other
    .locator('h2, h3')
    .evaluateAll((titles) => titles.map((title) => Number.parseFloat(getComputedStyle(title).fontSize)))
  expect(sizes[0], 'the name of the program is the largest').toBeGreaterThan(Math.max(...sizes.slice(1)))
  const data = link.hash.slice(3)
  expect(asked.filter((text) => text.includes(data))).toEqual([])
  expect(await storedPrograms(other.request)).toEqual([])
  await button(other, 'Ajouter à mes programmes').click()
  await expect(toast(other)).toContainText('Programme ajouté')
  await expect(card(other, 'Jambes')).toBeVisible()
  await expect.poll(() => storedPrograms(other.request)).toMatchObject([{ name: 'Jambes' }])
  expect(complaints.filter((text) => text.includes('Content Security Policy'))).toEqual([])
  await elsewhere.close()
})
