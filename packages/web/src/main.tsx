import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles/index.css'
import { App } from './app/app.tsx'
import { startServiceWorker } from './app/background/service-worker.ts'
import { router } from './app/router.tsx'
import { startPlatform } from './platform/start.ts'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no root')
await startPlatform()
// Until the first screen is whole, what the page came with stays: the logo, or the text of a printed page.
await router.load()
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
await firstQuietMoment()
// Each goes on without the other, and both are tried again at the next visit.
await Promise.allSettled([
  startServiceWorker(),
  import('./app/background/background-work.ts').then(({ startWork }) => startWork()),
])

/** Resolves once the first screen is drawn and nothing else presses, after two seconds at the latest. */
function firstQuietMoment(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2_000 })
    else setTimeout(resolve)
  })
}
