import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles/index.css'
import { App } from './app/app.tsx'
import { startServiceWorker } from './app/background/service-worker.ts'
import { router } from './app/router.tsx'
import { whenIdle } from './platform/idle.ts'
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
await new Promise<void>(whenIdle)
// Each goes on without the other, and both are tried again at the next visit.
await Promise.allSettled([
  startServiceWorker(),
  import('./app/background/background-work.ts').then(({ startWork }) => startWork()),
])
