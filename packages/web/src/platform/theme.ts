import { useSyncExternalStore } from 'react'

/** `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark'

/** Kept on the device; `public/theme.js` reads the same key before the first paint. */
const key = 'fonte.theme'
const listeners = new Set<() => void>()

/** The chosen theme; `system` where nothing was chosen or storage is closed. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** Applies a theme to the document and keeps it for the next visits. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement
  try {
    if (theme === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch {
    // A closed storage only costs the memory of the choice.
  }
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  colourBrowserBars(theme)
  for (const listener of listeners) listener()
}

/** The chosen theme, followed by the component that calls this. */
export function useTheme(): Theme {
  return useSyncExternalStore(listen, readTheme)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function colourBrowserBars(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset.scheme ?? 'light'
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : own === theme ? 'all' : 'not all'
  }
}
