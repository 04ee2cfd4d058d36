import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles/index.css'
import { App } from './app/app.tsx'
import { startServiceWorker } from './app/background/service-worker.ts'
import { PendingPage } from './app/pending-page.tsx'
import { followProfileLanguage } from './features/account/account-language.ts'
import { startPlatform } from './platform/start.ts'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no root')
const root = createRoot(place)
root.render(<PendingPage />)
followProfileLanguage()
await startPlatform()
root.render(
  <StrictMode>
    <App />
  </StrictMode>,
)
const { startWork } = await import('./app/background/background-work.ts')
startWork()
await startServiceWorker()
