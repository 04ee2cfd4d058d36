import { expect, type Locator, type Page } from '@playwright/test'
import { button, card, chooseOnCard, endRest, recordSet, startWorkout, toast } from '../../kit/gestures.ts'
import { boxesOf, motionEnded, pageSettled } from '../../kit/layout.ts'
import { test } from '../../kit/test.ts'
import { saveProgram } from '../../kit/training.ts'

/** Which of these parts of the page the message lies over, measured at one moment: it goes soon. */
const covered = async (page: Page, ...parts: readonly Locator[]) => {
  const [message, ...boxes] = await boxesOf(page, toast(page), ...parts)
  const isCovered = ({ left, right, top, bottom }: DOMRect) =>
    left < message.right && right > message.left && top < message.bottom && bottom > message.top
  return parts.filter((_, at) => isCovered(boxes[at] ?? message)).map(String)
}

/** What of a workout the message lies over. */
const coveredByToast = (page: Page) =>
  toast(page).evaluate((message) => {
    const box = message.getBoundingClientRect()
    const parts = [...document.querySelectorAll('.workout :is(button, input, h1, [aria-valuenow])')]
    return parts
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top
      })
      .map((part) => part.getAttribute('aria-label') ?? part.textContent)
  })

test('a sign-in with nothing typed marks both fields, leads to the first, and covers no button', async ({ page }) => {
  await page.goto('/auth')
  await button(page, 'Se connecter').click()
  await expect(toast(page)).toContainText('Champs requis')
  await expect(toast(page)).toContainText('Veuillez entrer votre email et votre mot de passe.')
  const email = page.getByLabel('E-mail', { exact: true })
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(/Entrez votre e-mail/)
  const password = page.getByLabel('Mot de passe', { exact: true })
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  expect(await covered(page, button(page, 'Se connecter'))).toEqual([])
  await email.fill('marion@exemple.fr')
  await expect(email).not.toHaveAttribute('aria-invalid')
})

test('a sign-up marks what is missing, and says so only then', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Inscription' }).click()
  await button(page, "S'inscrire").click()
  await expect(toast(page)).toContainText('Veuillez remplir tous les champs pour vous inscrire.')
  const fields = ['Nom complet', 'Pseudo', 'E-mail', 'Mot de passe'].map((name) =>
    page.getByLabel(name, { exact: true }),
  )
  for (const field of fields) await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Nom complet')).toBeFocused()
  expect(await covered(page, button(page, "S'inscrire"))).toEqual([])
  // Hovered it would stay for ever: it is the next try that takes it away.
  await toast(page).hover()
  for (const [place, text] of ['Marion', 'marion', 'ceci n’est rien', 'Craie-et-magnésie-26'].entries()) {
    await fields[place]?.fill(text)
  }
  await fields[3]?.press('Enter')
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: 'Cette adresse e-mail n’est pas valide.' })).toBeVisible()
  await expect(toast(page)).toHaveCount(0)
})

test('a save that ends in a conflict is not called saved, and no message lies over the choice', async ({
  page,
  lifter,
  otherDevice,
}) => {
  await saveProgram(page.request)
  const other = await otherDevice(lifter)
  for (const device of [page, other]) {
    await device.goto('/')
    await chooseOnCard(device, 'Haut du corps', 'Modifier')
    await expect(device.getByLabel('Nom du programme')).toHaveValue('Haut du corps')
  }
  await other.getByLabel('Nom du programme').fill('Haut du corps A')
  await button(other, 'Enregistrer').click()
  await expect(toast(other)).toContainText('Programme enregistré')
  await page.getByLabel('Nom du programme').fill('Haut du corps B')
  await button(page, 'Enregistrer').click()
  await button(page, 'Choisir').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(toast(page)).toHaveCount(0)
})

test('a message over an open window lies over none of its answers', async ({ page, lifter: _ }) => {
  await saveProgram(page.request)
  await page.goto('/?edit=new')
  await button(page, 'Ajouter des exercices').filter({ visible: true }).click()
  const window = page.getByRole('dialog')
  await expect(window.getByRole('checkbox').first()).toBeVisible()
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await button(page, 'Ajouter la sélection').click()
    await expect(toast(page)).toContainText('Aucune sélection')
    const parts = [
      button(page, 'Ajouter la sélection'),
      button(page, 'Créer un exercice'),
      window.getByRole('searchbox'),
    ]
    expect.soft(await covered(page, ...parts), `${size.width} px`).toEqual([])
    await toast(page).getByRole('button', { name: 'Fermer' }).click()
  }
})

test('a message in a scrolled window lies neither over its head nor has that lie over more of its list', async ({
  page,
  lifter: _,
}) => {
  await page.goto('/?edit=new')
  await button(page, 'Ajouter des exercices').filter({ visible: true }).click()
  const window = page.getByRole('dialog')
  const [title, search] = [window.getByRole('heading', { level: 2 }), window.getByRole('searchbox')]
  const lift = window.getByRole('checkbox').nth(8)
  await lift.evaluate((box) => box.scrollIntoView({ block: 'center' }))
  await pageSettled(page)
  const [searchBefore, liftBefore] = await boxesOf(page, search, lift)
  await button(page, 'Ajouter la sélection').click()
  await expect(toast(page)).toContainText('Aucune sélection')
  expect(await covered(page, title, search)).toEqual([])
  const [searchAfter, liftAfter] = await boxesOf(page, search, lift)
  expect(liftAfter.top - searchAfter.top).toBeCloseTo(liftBefore.top - searchBefore.top, 0)
})

test('a message on a page with a form lies over no submit button', async ({ page, lifter: _ }) => {
  for (const height of [640, 740, 844]) {
    await page.setViewportSize({ width: 390, height })
    await page.goto('/report')
    await button(page, 'Envoyer').click()
    await expect(toast(page)).toContainText('Formulaire incomplet')
    expect.soft(await covered(page, button(page, 'Envoyer')), `${height} px`).toEqual([])
  }
  await page.goto('/')
  await expect(card(page, 'Full body débutant')).toBeVisible()
})

test('a message above a workout that waits is as high as its words, and lies over no button', async ({
  page,
  lifter,
}) => {
  await saveProgram(page.request)
  await page.goto('/')
  await startWorkout(page, 'Haut du corps')
  await page.goto('/settings')
  await expect(button(page, 'Reprendre la séance')).toBeVisible()
  await page.getByLabel('Pseudo public').fill(`${lifter.username}.b`)
  await button(page, 'Enregistrer').click()
  await expect(toast(page)).toContainText('Pseudo mis à jour')
  const [message] = await boxesOf(page, toast(page))
  expect(message.height).toBeLessThan(160)
  expect(await covered(page, button(page, 'Enregistrer'), button(page, 'Reprendre la séance'))).toEqual([])
})

for (const size of [
  { width: 360, height: 640 },
  { width: 667, height: 375 },
  { width: 1440, height: 900 },
]) {
  test(`the message at the end of a rest lies over nothing that is pressed or trained, ${size.width} px`, async ({
    page,
    lifter: _,
  }) => {
    await page.setViewportSize(size)
    await page.clock.install()
    await saveProgram(page.request)
    await page.goto('/')
    await startWorkout(page, 'Haut du corps')
    await recordSet(page)
    await endRest(page)
    await motionEnded(page)
    expect(await coveredByToast(page)).toEqual([])
  })
}
