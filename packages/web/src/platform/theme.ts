import { createObservable, useObservable } from './observable.ts'

/** `system` follows the device's setting. */
export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

// In localStorage, unlike everything else: `first.js` reads it before the first paint.
const key = 'fonte.theme'

const theme = createObservable<Theme>(read())

/** The chosen theme. */
export const useTheme = (): Theme => useObservable(theme)

/** Switches the theme at once and keeps the choice on this device. */
export function setTheme(next: Theme): void {
  theme.set(next)
  if (next === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = next
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = meta.dataset.scheme
    meta.media = next === 'system' ? `(prefers-color-scheme: ${scheme})` : scheme === next ? 'all' : 'not all'
  }
  try {
    if (next === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, next)
  } catch {
    // Storage is closed: the choice holds until the page is left.
  }
}

function read(): Theme {
  try {
    const kept = localStorage.getItem(key)
    return themes.find((known) => known === kept) ?? 'system'
  } catch {
    return 'system'
  }
}
