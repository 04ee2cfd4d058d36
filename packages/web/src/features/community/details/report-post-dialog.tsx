import type { Post } from '@fonte/contract/community/post'
import { longestReport } from '@fonte/domain/report/report'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { call } from '../../../platform/api/client.ts'
import { type KeptText, useKeptText } from '../../../platform/drafts/use-kept-text.ts'
import { newUuid } from '../../../platform/new-uuid.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { MessageForm } from '../../../ui/message-form.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { communityMessages } from '../community-messages.ts'
import { detailsMessages } from './details-messages.ts'

interface Report {
  /** Made once, so that sending it twice files it once. */
  readonly id: string
  readonly content: string
}

interface Props {
  post: Pick<Post, 'id' | 'title'>
  onClose: () => void
}

/** A ticket to support that names the post. What is typed stays on the device until it is sent. */
export function ReportPostDialog({ post, onClose }: Props) {
  const words = useWords(detailsMessages)
  const kept = useKeptText<Report>(`report:${post.id}`, () => ({ id: newUuid(), content: '' }))
  return (
    <Dialog open onClose={onClose} title={words.reportTitle} description={words.reportText}>
      {kept && <ReportForm post={post} kept={kept} onClose={onClose} />}
    </Dialog>
  )
}

function ReportForm({ post, kept, onClose }: Props & { kept: KeptText<Report> }) {
  const words = useWords(detailsMessages)
  const { form, change, forget } = kept
  const { run, pending } = useSend(post, () => {
    forget()
    onClose()
  })
  const { description, descriptionMissing, descriptionTooLong } = words
  return (
    <MessageForm
      words={{ ...words, label: description, missing: descriptionMissing, tooLong: descriptionTooLong }}
      content={form.content}
      most={longestReport}
      rows={6}
      pending={pending}
      onChange={(content) => change({ ...form, content })}
      onSend={() => void run(form)}
      onClose={onClose}
    />
  )
}

function useSend({ id: postId }: Props['post'], sent: () => void) {
  const words = useWords(detailsMessages)
  const { postGone } = useWords(communityMessages)
  const { toast } = useToast()
  const work = async ({ id, content }: Report) => {
    const file = (ticket: string) =>
      call('report-post', { params: { id: postId }, body: { id: ticket, content: content.trim() } })
    await file(id).catch((failure: unknown) => {
      // An earlier try whose answer was lost has filed the text as it was then.
      if (isProblem(failure, 'id-conflict')) return file(newUuid())
      throw failure
    })
    toast({ title: words.reported, description: words.reportedText, variant: 'success' })
    sent()
  }
  return useCall(work, {
    title: words.error,
    describe: (failure, reason) => {
      if (isProblem(failure, 'not-found')) return postGone
      return isProblem(failure, 'reports-full') || isProblem(failure, 'rate-limited') ? reason : words.reportFailed
    },
  })
}
