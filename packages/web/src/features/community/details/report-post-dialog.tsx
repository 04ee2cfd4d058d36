import type { Post } from '@fonte/contract/community/post'
import { longestReport } from '@fonte/domain/report/report'
import { countCharacters } from '@fonte/domain/words/text-length'
import { useState } from 'react'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { call } from '../../../platform/api/client.ts'
import { type KeptText, useKeptText } from '../../../platform/drafts/use-kept-text.ts'
import { newUuid } from '../../../platform/new-uuid.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { MessageForm } from '../../../ui/message-form.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { detailsMessages } from './details-messages.ts'

interface Report {
  /** Made once, so that sending it twice files it once. */
  readonly id: string
  readonly content: string
}

/** A post as it was when its report was opened. */
export type ReportedPost = Pick<Post, 'id' | 'title' | 'creator_name'>

interface Props {
  post: ReportedPost
  onClose: () => void
}

/** A ticket to support that names the post, also once it is gone. What is typed stays on the device until it is sent. */
export function ReportPostDialog({ post, onClose }: Props) {
  const words = useWords(detailsMessages)
  const kept = useKeptText<Report>(`report:${post.id}`, () => ({ id: newUuid(), content: '' }))
  return (
    <Dialog open={kept !== null} onClose={onClose} title={words.reportTitle} description={words.reportText}>
      {kept && <ReportForm post={post} kept={kept} onClose={onClose} />}
    </Dialog>
  )
}

function ReportForm({ post, kept, onClose }: Props & { kept: KeptText<Report> }) {
  const words = useWords(detailsMessages)
  const { form, change, forget } = kept
  const { run, pending, most } = useSend(post, () => {
    forget()
    onClose()
  })
  const { description, descriptionMissing } = words
  return (
    <MessageForm
      words={{ ...words, label: description, missing: descriptionMissing }}
      content={form.content}
      most={most}
      rows={6}
      pending={pending}
      onChange={(content) => change({ ...form, content })}
      onSend={() => void run(form)}
      onClose={onClose}
    />
  )
}

function useSend(post: ReportedPost, sent: () => void) {
  const words = useWords(detailsMessages)
  const { toast } = useToast()
  const [isGone, setIsGone] = useState(false)
  const heading = words.reportOfGone({ title: post.title, name: post.creator_name })
  const most = isGone ? longestReport - countCharacters(heading) : longestReport
  const work = async ({ id, content: typed }: Report) => {
    const content = typed.trim()
    const known = !isGone && (await fileOnPost(post.id, { id, content }))
    if (!known) {
      setIsGone(true)
      await fileText({ id, content: `${heading}${content}` })
    }
    toast({ title: words.reported, description: words.reportedText, variant: 'success' })
    sent()
  }
  const told = ['reports-full', 'rate-limited'] as const
  const call = useCall(work, {
    title: words.error,
    describe: (failure, reason) => (told.some((code) => isProblem(failure, code)) ? reason : words.reportFailed),
  })
  return { ...call, most }
}

/** An earlier try whose answer was lost has filed the text as it was then: the text of now is another ticket. */
async function file(id: string, under: (ticket: string) => Promise<unknown>): Promise<void> {
  try {
    await under(id)
  } catch (failure) {
    if (!isProblem(failure, 'id-conflict')) throw failure
    await under(newUuid())
  }
}

/** Files a ticket that names the post; false where the server has no such post any more. */
async function fileOnPost(postId: string, { id, content }: Report): Promise<boolean> {
  try {
    await file(id, (ticket) => call('report-post', { params: { id: postId }, body: { id: ticket, content } }))
    return true
  } catch (failure) {
    if (isProblem(failure, 'not-found')) return false
    throw failure
  }
}

const fileText = ({ id, content }: Report): Promise<void> =>
  file(id, (ticket) =>
    call('create-report', { body: { id: ticket, report_type: 'Comportement inapproprié', content } }),
  )
