import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles/index.css'
import { App } from './app/app.tsx'
import { startServiceWorker } from './app/background/service-worker.ts'
import { PendingPage } from './app/pending-page.tsx'
import { router } from './app/router.tsx'
import { hasMarker } from './platform/session/session.ts'
import { startPlatform } from './platform/start.ts'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no root')
const root = createRoot(place)
// A page that came printed stays to be read until all of it can be put in its place at once.
const isPrinted = place.hasChildNodes()
if (!isPrinted) {
  root.render(<PendingPage />)
  // The screen that comes first is on its way while the device's storage opens.
  const screen = hasMarker() ? import('./app/home-page.tsx') : import('./features/account/auth/auth-screen.tsx')
  screen.catch(() => undefined)
}
await startPlatform()
if (isPrinted) await router.load()
root.render(
  <StrictMode>
    <App />
  </StrictMode>,
)
// Each goes on without the other, and both are tried again at the next visit.
await Promise.allSettled([
  startServiceWorker(),
  import('./app/background/background-work.ts').then(({ startWork }) => startWork()),
])
