import { expect } from '@playwright/test'
import { button } from '../kit/gestures.ts'
import { boxesOf, pageSettled } from '../kit/layout.ts'
import { test } from '../kit/test.ts'

const pages = {
  '/privacy': {
    fr: ['Données recueillies', 'Utilisation', 'Partage', 'Suppression', 'Sécurité', 'Contact'],
    en: ['collect', 'use', 'shar', 'delet', 'security', 'contact'],
  },
  '/terms': {
    fr: [
      'Acceptation',
      'Obligations',
      'Utilisation',
      'Mises à jour|Évolution|Modification',
      'responsabilité',
      'Contact',
    ],
    en: ['accept', 'obligations|responsib', 'use', 'updates|changes', 'liability', 'contact'],
  },
} as const

for (const [path, sections] of Object.entries(pages)) {
  test(`a page of the law is French until switched, and dated in both languages: ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByText('Dernière mise à jour : 5 septembre 2025')).toBeVisible()
    const headings = page.locator('main').getByRole('heading', { level: 2 })
    await expect(headings).toHaveText(sections.fr.map((words) => new RegExp(words, 'i')))
    await expect(page.getByRole('link', { name: 'contact@fonte.example' })).toBeVisible()
    await button(page, 'English').click()
    await expect(page.getByText('Last updated: September 5, 2025')).toBeVisible()
    await expect(headings).toHaveText(sections.en.map((words) => new RegExp(words, 'i')))
    await button(page, 'Français').click()
    await expect(page.getByText('Dernière mise à jour : 5 septembre 2025')).toBeVisible()
  })
}

test('the privacy page names data, providers, deletion and encryption; the terms name the health professional', async ({
  page,
}) => {
  await page.goto('/privacy')
  const text = page.locator('main')
  for (const words of [/pseudo/, /e-mail/, /jamais vendues/, /prestataires/, /«\sCompte\s»/, /chiffrée/]) {
    await expect(text).toContainText(words)
  }
  await page.goto('/terms')
  for (const words of [/exact/, /confidentiel/, /professionnel de santé/, /blessure/]) {
    await expect(text).toContainText(words)
  }
})

test('the logo stands on a page of its own with title and caption, and ends at the links below', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/logo')
  await expect(page.getByRole('heading', { name: 'Le logo de Fonte', level: 1 })).toBeVisible()
  await expect(page.getByText('Un disque vu de face, la lettre F pour alésage.')).toBeVisible()
  await pageSettled(page)
  const [links] = await boxesOf(page, page.getByRole('contentinfo'))
  expect(links.height).toBeLessThan(200)
})

test.describe('at later visits, which a worker serves', () => {
  test.use({ serviceWorkers: 'allow' })

  test('what anybody may read and what needs a session are told apart', async ({ page }) => {
    for (const path of ['/privacy', '/terms', '/data-deletion', '/logo', '/update-password']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(path))
    }
    for (const path of ['/', '/stats', '/settings', '/report', '/subscription', '/payment', '/workout/x']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/auth/)
    }
  })
})
