import { publicPageUrl, publicPaths } from '@fonte/contract/url/public-page'
import notice from '@fonte/domain/data/legal/notice.json' with { type: 'json' }
import privacy from '@fonte/domain/data/legal/privacy.json' with { type: 'json' }
import terms from '@fonte/domain/data/legal/terms.json' with { type: 'json' }
import { languages } from '@fonte/domain/words/language'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../kit/accessibility.ts'
import { button } from '../kit/gestures.ts'
import { openAndPrefetch } from '../kit/offline.ts'
import { test } from '../kit/test.ts'

test.use({ serviceWorkers: 'allow' })

const documents = { '/privacy': privacy, '/terms': terms, '/legal': notice }

const titles = {
  '/privacy': { fr: privacy.fr.title, en: privacy.en.title },
  '/terms': { fr: terms.fr.title, en: terms.en.title },
  '/legal': { fr: notice.fr.title, en: notice.en.title },
  '/data-deletion': { fr: 'Suppression des données', en: 'Data deletion' },
  '/logo': { fr: 'Le logo de Fonte', en: 'The Fonte logo' },
} as const

/** Where the parts of a page stand, to the pixel. */
const layoutOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header *, main *, footer *')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return `${part.tagName} ${[x, y, width, height].map((figure) => figure.toFixed(1)).join(' ')}`
    }),
  )

for (const path of publicPaths)
  for (const lang of languages) {
    const address = publicPageUrl('', path, lang)
    const title = titles[path][lang]

    test(`without JavaScript a page of its own language is there to be read: ${address}`, async ({
      browser,
      fonte,
    }) => {
      const context = await browser.newContext({ baseURL: fonte.url, javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(address)
      await expect(page).toHaveTitle(`${title} · Fonte`)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${fonte.url}${address}`)
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^.{80,170}$/)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(4)
      if (path !== '/logo') await expect(page.getByRole('link', { name: 'contact@fonte.example' })).toBeVisible()
      if (path !== '/logo' && path !== '/data-deletion') await expectWholeText(page, documents[path][lang])
      if (path === '/legal') {
        const { mail: _, ...missing } = notice[lang].missing
        for (const text of Object.values(missing)) await expect(page.getByText(text, { exact: true })).toBeVisible()
      }
      const other = lang === 'fr' ? 'English' : 'Français'
      await button(page, other).click()
      await expect(
        page.getByRole('heading', { level: 1, name: titles[path][lang === 'fr' ? 'en' : 'fr'] }),
      ).toBeVisible()
      await context.close()
    })
  }

interface LegalText {
  readonly intro: string
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[]
}

const expectWholeText = async (page: Page, { intro, sections }: LegalText) => {
  await expect(page.getByText(intro)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(sections.map(({ title }) => title))
  for (const words of sections.flatMap(({ paragraphs }) => paragraphs))
    await expect(page.getByText(words)).toBeVisible()
}

test('axe finds nothing in the pages as they are before any script', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort())
  for (const path of publicPaths)
    for (const lang of languages) {
      await page.goto(publicPageUrl('', path, lang))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page, `${path}, ${lang}`)
    }
})

test.describe('at the first visit, which no worker serves', () => {
  test.use({ serviceWorkers: 'block' })

  test('the app takes the place of a prerendered page without moving anything or showing anything else', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const heading = document.querySelector('h1')
        // A page that arrives in pieces has none at first.
        if (heading || seen.length > 0) seen.push(heading?.textContent ?? 'nothing')
      }).observe(document, { childList: true, subtree: true })
    })
    for (const path of publicPaths) {
      const held = Promise.withResolvers<void>()
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await held.promise
        await route.continue()
      })
      await page.goto(publicPageUrl('', path, 'en'), { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // The style sheet is there: it takes the margin that browsers give a page.
      await expect(page.locator('body')).toHaveCSS('margin', '0px')
      await page.evaluate(() => document.fonts.ready)
      const prerendered = await layoutOf(page)
      const place = await page.locator('h1').elementHandle()
      held.resolve()
      await expect.poll(() => place?.evaluate((heading) => heading.isConnected)).toBe(false)
      expect(await layoutOf(page)).toEqual(prerendered)
      expect(await page.evaluate(() => [...new Set(Reflect.get(window, 'seen') as string[])])).toEqual([
        titles[path].en,
      ])
      await page.unroute(/\/assets\/.*\.js$/)
    }
  })
})

test('the plain address speaks the language of the interface, another one that which it names', async ({ page }) => {
  await page.goto('/auth')
  await button(page, 'English').click()
  await expect(button(page, 'Log in')).toBeVisible()
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1, name: terms.en.title })).toBeVisible()
  await page.goto('/privacy?lang=fr')
  await expect(page.getByRole('heading', { level: 1, name: privacy.fr.title })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Conditions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: terms.fr.title })).toBeVisible()
  await page.getByRole('link', { name: 'Fonte, accueil' }).click()
  await expect(button(page, 'Log in')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('without a network the public pages open in each language, by the installed app', async ({
  page,
  context,
  lifter: _,
}) => {
  await openAndPrefetch(page)
  await context.setOffline(true)
  for (const path of publicPaths)
    for (const lang of languages) {
      await page.goto(`${path}?lang=${lang}`)
      await expect(page.getByRole('heading', { level: 1, name: titles[path][lang] })).toBeVisible()
    }
})

test('search engines get a map of the public pages, and are told which pages not to list', async ({
  request,
  fonte,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${fonte.url}/sitemap.xml`)
  const map = await (await request.get('/sitemap.xml')).text()
  for (const path of publicPaths)
    for (const lang of languages) expect(map).toContain(`<loc>${publicPageUrl(fonte.url, path, lang)}</loc>`)
  expect((await request.get('/settings')).headers()['x-robots-tag']).toBe('noindex')
  expect((await request.get('/auth')).headers()['x-robots-tag']).toBeUndefined()
})
