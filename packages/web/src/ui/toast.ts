import { createContext, type ReactNode, use } from 'react'

/** A short message. It closes by itself; hovering or focusing it makes it wait. */
export interface ToastMessage {
  title: ReactNode
  description?: ReactNode | undefined
  /** `success` has the green edge, `destructive` the red one and interrupts the screen reader; plain is ink. */
  variant?: 'plain' | 'success' | 'destructive' | undefined
  /** Milliseconds on the screen, 5000 unless told. */
  duration?: number | undefined
  /** One button, for example undo. `description` tells screen readers another way to the same end. */
  action?: { label: string; onAction: () => void } | undefined
  /** Called once when the message goes without its action having been taken, also when another one takes its place. */
  onClose?: (() => void) | undefined
}

/** The message on the screen with the number that tells it from the one before. */
export interface ShownToast extends ToastMessage {
  id: number
}

/** Shows a message in place of the one on the screen, and answers a function that takes it away. */
export type ShowToast = (message: ToastMessage) => () => void

export const ToastContext = createContext<ShowToast | null>(null)

/** `const { toast } = useToast()`, below the provider. */
export function useToast(): { toast: ShowToast } {
  const toast = use(ToastContext)
  if (!toast) throw new Error('useToast needs the ToastProvider above it')
  return { toast }
}
