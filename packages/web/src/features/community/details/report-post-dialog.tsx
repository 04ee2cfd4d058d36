import type { Post } from '@fonte/contract/community/post'
import { longestReport } from '@fonte/domain/report/report'
import { storedLength } from '@fonte/domain/words/text-length'
import { type FormEvent, useId, useState } from 'react'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { call } from '../../../platform/api/client.ts'
import { newUuid } from '../../../platform/new-uuid.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { communityMessages } from '../community-messages.ts'
import { type KeptText, useKeptText } from '../use-kept-text.ts'
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
  const id = useId()
  const { form, change, forget } = kept
  const [tried, setTried] = useState(false)
  const { run, pending } = useSend(post, () => {
    forget()
    onClose()
  })
  const error = useError(form.content)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (error === undefined) void run(form)
  }
  return (
    <form id={id} className="stack" onSubmit={submit} noValidate>
      <Field label={words.description} error={tried ? error : undefined}>
        <TextArea
          rows={6}
          value={form.content}
          onChange={(event) => change({ ...form, content: event.target.value })}
        />
      </Field>
      <div className="dialog-actions">
        <Button size="l" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" size="l" variant="ember" pending={pending}>
          {pending ? words.sending : words.send}
        </Button>
      </div>
    </form>
  )
}

function useError(content: string): string | undefined {
  const words = useWords(detailsMessages)
  const { number } = useFormats()
  const length = storedLength(content)
  if (length === 0) return words.descriptionMissing
  return length > longestReport
    ? words.descriptionTooLong({ length: number(length), most: number(longestReport) })
    : undefined
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
