// Runs before the first paint: a chosen theme must not flash the other one.
try {
  const theme = localStorage.getItem('fonte.theme')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.media = meta.dataset.scheme === theme ? 'all' : 'not all'
    }
  }
} catch {
  // Storage is closed: the system decides.
}
