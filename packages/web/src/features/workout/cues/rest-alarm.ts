import { still } from './cue-settings.ts'

/** Whether the browser can notify and has not been asked yet. */
export const canAskToNotify = (): boolean => 'Notification' in globalThis && Notification.permission === 'default'

/** Asks for the permission to notify; to be called from a tap. Answers whether it was given. */
export async function askToNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

/** Makes the phone shake, unless it is to keep still. */
export function shake(): void {
  if (!still.get()) navigator.vibrate?.([200, 100, 200])
}

/** Makes the phone shake unless it is to keep still, and notifies when nobody looks at the page and it may. What goes wrong is only logged. */
export async function alarm(title: string, body: string): Promise<void> {
  shake()
  const mayNotify = 'Notification' in globalThis && Notification.permission === 'granted'
  if (!mayNotify || document.visibilityState === 'visible') return
  const options = { body, tag: 'fonte-rest', icon: '/icons/icon-192.png' }
  try {
    // Phones only notify through the service worker, pages without one only by themselves.
    const registration = await navigator.serviceWorker?.getRegistration()
    if (registration) await registration.showNotification(title, options)
    else new Notification(title, options)
  } catch (failure) {
    reportError(failure)
  }
}
