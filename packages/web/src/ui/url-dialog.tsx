import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

interface Props {
  /** Takes what opens the window out of the URL, which closes it; so does going back. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  footer: ReactNode
}

/** A wide window that stands over a page as long as the URL says so. */
export const UrlDialog = (props: Props) => <Dialog {...props} open closeByBack={false} size="wide" />
