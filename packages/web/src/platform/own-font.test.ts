// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { showOwnFont } from './own-font.ts'

const page = document.documentElement

/** Has the browser load fonts by `load`. */
const loadFontsBy = (load: () => Promise<unknown>) =>
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true })

beforeEach(() => {
  localStorage.clear()
  page.dataset.font = 'later'
})

it('the page changes to its own font once that has come, and the browser knows it for the next visit', async () => {
  const font = Promise.withResolvers<unknown>()
  loadFontsBy(() => font.promise)
  const shown = showOwnFont()
  expect([page.dataset.font, localStorage.getItem('fonte.font')]).toEqual(['later', null])
  font.resolve([])
  await shown
  expect([page.dataset.font, localStorage.getItem('fonte.font')]).toEqual([undefined, 'known'])
})

it('a font that does not come is asked for by the page itself', async () => {
  loadFontsBy(() => Promise.reject(new Error('no network')))
  await showOwnFont()
  expect(page.dataset.font).toBeUndefined()
})
