import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles/index.css'
import { App } from './app/app.tsx'
import { PendingPage } from './app/pending-page.tsx'
import { startServiceWorker } from './app/service-worker.ts'
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
const { startWork } = await import('./app/background-work.ts')
startWork()
await startServiceWorker()
