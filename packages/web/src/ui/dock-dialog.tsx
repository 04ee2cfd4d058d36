import { useId } from 'react'
import { useMedia } from '../platform/media.ts'
import { Dialog, DialogInside, type DialogProps, namedByTitle } from './dialog.tsx'
import { DockFrame } from './dock-frame.tsx'

type Props = Pick<DialogProps, 'onClose' | 'title' | 'description' | 'children' | 'footer'>

/** From this width on a tool stands beside what it is a tool of. */
const roomBeside = '(min-width: 62.5rem)'

/** A tool of what the page shows: on a wide page a pane beside it, both of which are in use; else a wide window over it. */
export function DockDialog(props: Props) {
  const beside = useMedia(roomBeside)
  const id = useId()
  if (!beside) return <Dialog open size="wide" {...props} />
  return (
    <DockFrame onClose={props.onClose} className="dialog wide dock" {...namedByTitle(id, props.description)}>
      <DialogInside {...props} id={id} isRead />
    </DockFrame>
  )
}
