import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import './styles/index.css'
import { App } from './app/app.tsx'
import { router } from './app/router.tsx'
import { followProfileLanguage } from './features/account/account-language.ts'
import { followUnit } from './features/account/account-unit.ts'
import { firstScreenReady } from './platform/first-screen.ts'
import { untilDrawnAndIdle } from './platform/idle/idle.ts'
import { showOwnFont } from './platform/own-font.ts'
import { startPlatform } from './platform/start.ts'

// In a function: with an `await` of its own, this module would keep the build from joining the files of its parts.
async function start(place: HTMLElement): Promise<void> {
  await startPlatform()
  // Before the first word: a device that does not know the person yet would speak French to everybody.
  followProfileLanguage()
  followUnit()
  // Until the first screen is whole, what the page came with stays: the logo, or the text of a prerendered page.
  await router.load()
  const root = createRoot(place)
  // In steps between which the browser can do other things: a tap, or the next file.
  await new Promise<void>((resolve) =>
    startTransition(() =>
      root.render(
        <StrictMode>
          <App onMounted={resolve} />
        </StrictMode>,
      ),
    ),
  )
  await firstScreenReady()
  // Each goes on without the other, and both are tried again at the next visit.
  await import('./app/background/background-work.ts').then(({ startWork }) => startWork()).catch(() => undefined)
  await untilDrawnAndIdle()
  void showOwnFont()
  await import('./app/background/service-worker.ts')
    .then(({ startServiceWorker }) => startServiceWorker())
    .catch(() => undefined)
}

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no root')
void start(place)
