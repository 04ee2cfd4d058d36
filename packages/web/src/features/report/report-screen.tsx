import { longestReport, reportTypes } from '@fonte/domain/report/report'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { useSignedIn } from '../../platform/session/session.ts'
import { useTitle } from '../../platform/title.ts'
import { useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useToast } from '../../ui/toast.ts'
import { Title } from '../../ui/typography.tsx'
import { useTooLong } from '../../ui/use-too-long.ts'
import { useReportDraft } from './report-draft.ts'
import { type ReportForm, type ReportProblem, reportProblems, toReport } from './report-form.ts'
import { reportMessages } from './report-messages.ts'
import { useSendReport } from './use-send-report.ts'

/** `/report`: a message to support. What is typed is kept on the device until it is sent. */
export function ReportScreen() {
  const words = useWords(reportMessages)
  const navigate = useNavigate()
  const [form, change] = useReportDraft(useSignedIn().user.id)
  useTitle(words.title)
  const router = useRouter()
  useEffect(() => {
    // Where sending leads must be at hand when the network is gone.
    void router.preloadRoute({ to: '/settings' })
  }, [router])
  return (
    <div className="grid max-w-[640px] gap-5">
      <div>
        <Button
          variant="quiet"
          icon="chevron-left"
          className="button-flush"
          onClick={() => void navigate({ to: '/settings' })}
        >
          {words.back}
        </Button>
        <Title as="h1">{words.title}</Title>
      </div>
      <p>{words.intro}</p>
      {form && <ReportFields form={form} onChange={change} />}
    </div>
  )
}

function ReportFields({ form, onChange }: { form: ReportForm; onChange: (form: ReportForm) => void }) {
  const words = useWords(reportMessages)
  const { toast } = useToast()
  const { send, pending } = useSendReport(useSignedIn().user.id)
  const [tried, setTried] = useState(false)
  const problems = reportProblems(form)
  const error = useProblemWords(form, tried ? problems : [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problems.length === 0) void send(toReport(form))
    else if (problems.includes('content-too-long') && problems.length === 1) return
    else toast({ title: words.incomplete, description: words.incompleteText, variant: 'destructive' })
  }
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <Field label={words.type} error={error.type}>
        <Select value={form.type} onChange={(event) => onChange({ ...form, type: event.target.value })}>
          <option value="">{words.chooseType}</option>
          {reportTypes.map((type) => (
            <option key={type} value={type}>
              {words[type]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.description} error={error.content} hint={words.descriptionHint}>
        <TextArea
          rows={8}
          value={form.content}
          onChange={(event) => onChange({ ...form, content: event.target.value })}
        />
      </Field>
      <Button type="submit" variant="ember" size="l" pending={pending}>
        {pending ? words.sending : words.send}
      </Button>
    </form>
  )
}

function useProblemWords({ content }: ReportForm, problems: readonly ReportProblem[]) {
  const words = useWords(reportMessages)
  const tooLong = useTooLong()(content, longestReport)
  const has = (problem: ReportProblem) => problems.includes(problem)
  return {
    type: has('type-missing') ? words.typeMissing : undefined,
    content: has('content-missing') ? words.contentMissing : has('content-too-long') ? tooLong : undefined,
  }
}
