// Runs before the first paint: a chosen theme must not flash the other one.
let fontIsKnown = false
try {
  fontIsKnown = localStorage.getItem('fonte.font') !== null
  const theme = localStorage.getItem('fonte.theme')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.media = meta.dataset.scheme === theme ? 'all' : 'not all'
    }
  }
} catch {
  // Storage is closed: the system decides on the theme.
}

// What the first screen needs is asked for together with what every page needs.
{
  const ask = (link) => document.head.append(Object.assign(document.createElement('link'), link))
  const { auth, home, workout, stats, community, settings } = document.currentScript.dataset
  const page = location.pathname.replace(/^\/(workout\/.*)?/, (_, program) => (program ? 'workout' : ''))
  const known = /(?:^|;\s*)fonte_session=[^;]/.test(document.cookie)
  const files = (known ? { '': home, workout, stats, community, settings } : { '': auth, auth })[page]
  for (const href of files?.split(' ') ?? []) ask({ rel: 'modulepreload', href, fetchPriority: 'low' })
  const isUncontrolled = files && !navigator.serviceWorker?.controller
  // Always taken up at the start; anything else, left lying, could answer a later question with what was true before.
  if (isUncontrolled && known) ask({ rel: 'preload', as: 'fetch', crossOrigin: '', href: '/api/session' })
  // Over a slow line the screen comes first, in letters of the same width that the system has.
  if (isUncontrolled && !fontIsKnown) document.documentElement.dataset.font = 'later'
}
