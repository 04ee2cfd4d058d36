import { useEffect } from 'react'

/** Keeps the screen awake while `active`, where the browser can; taken again when the page is looked at again. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let left = false
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      // A battery that is nearly empty refuses: the workout goes on without.
      const taken = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (left) await taken?.release()
      else lock = taken
    }
    void take()
    document.addEventListener('visibilitychange', take)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [active])
}
