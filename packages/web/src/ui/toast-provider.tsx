import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { type ShownToast, type ShowToast, ToastContext } from './toast.ts'
import type { ToastRegionProps } from './toast-region.tsx'

interface Props {
  /** Name of the close button. */
  closeLabel: string
  /** Name of the region; `{hotkey}` in it becomes F8. */
  regionLabel: string
  children: ReactNode
}

/** Holds the one visible toast. What draws it is fetched after the page is up, so that it also works offline later. */
export function ToastProvider({ closeLabel, regionLabel, children }: Props) {
  const { shown, turn, toast, close } = useShownToast()
  const Region = useToastRegion(shown !== null)
  return (
    <ToastContext value={toast}>
      {children}
      {Region && <Region shown={shown} turn={turn} close={close} closeLabel={closeLabel} regionLabel={regionLabel} />}
    </ToastContext>
  )
}

function useShownToast() {
  const [shown, setShown] = useState<ShownToast | null>(null)
  const [turn, setTurn] = useState(0)
  const current = useRef<ShownToast | null>(null)
  const turns = useRef(0)
  const close = useCallback((id: number, acted: boolean) => {
    const message = current.current
    if (message?.id !== id) return
    current.current = null
    setShown(null)
    if (!acted) message.onClose?.()
  }, [])
  const toast = useCallback<ShowToast>(
    (message) => {
      if (current.current) close(current.current.id, false)
      turns.current += 1
      const next = { ...message, id: turns.current }
      current.current = next
      setShown(next)
      setTurn(next.id)
      return () => close(next.id, false)
    },
    [close],
  )
  return { shown, turn, toast, close }
}

function useToastRegion(wanted: boolean): ComponentType<ToastRegionProps> | null {
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps> | null>(null)
  useEffect(() => {
    if (Region) return
    const load = () => {
      import('./toast-region.tsx').then(
        (module) => setRegion(() => module.ToastRegion),
        () => undefined,
      )
    }
    if (wanted) return load()
    if (document.readyState === 'complete') {
      const timer = setTimeout(load, 2000)
      return () => clearTimeout(timer)
    }
    addEventListener('load', load, { once: true })
    return () => removeEventListener('load', load)
  }, [wanted, Region])
  return Region
}
