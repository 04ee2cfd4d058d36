import type { SecondFactor } from '@fonte/contract/account/second-factor'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { useFirstScreenReady } from '../../platform/first-screen.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { exchangeTokens } from '../../platform/session/exchange-tokens.ts'
import { session } from '../../platform/session/session.ts'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { useToast } from '../../ui/toast.ts'
import { CodeDialog } from './code-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'
import { secondFactorQuery } from './second-factor-queries.ts'

/** The part of the settings on the second step of one's sign-ins: how it stands, and the ways to change that. */
export function SecondFactorSection() {
  const words = useWords(secondFactorMessages)
  const query = useQuery({ ...secondFactorQuery, enabled: useFirstScreenReady() })
  if (query.data) return query.data.turned_on_at === null ? <Off state={query.data} /> : <On state={query.data} />
  if (query.isError) {
    return <ErrorState message={words.failed} retryLabel={words.retry} onRetry={() => void query.refetch()} />
  }
  return (
    <SkeletonGroup label={words.loading}>
      <Skeleton height={48} />
    </SkeletonGroup>
  )
}

function Off({ state }: { state: SecondFactor }) {
  const words = useWords(secondFactorMessages)
  return (
    <div className="stack">
      <p>{words.off}</p>
      {state.is_required && <p>{words.required}</p>}
      <Link
        to="/settings/second-step"
        aria-label={words.turnOnNamed}
        className={buttonClass({ className: 'justify-self-start' })}
      >
        {words.turnOn}
      </Link>
    </div>
  )
}

function On({ state }: { state: SecondFactor }) {
  const words = useWords(secondFactorMessages)
  const { date } = useFormats()
  const { toast } = useToast()
  const [asking, setAsking] = useState<'off' | 'codes' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const close = () => setAsking(null)
  const renew = () => queryClient.invalidateQueries(secondFactorQuery)
  const turnOff = async (body: { readonly code: string }) => {
    await exchangeTokens(session, () => call('turn-off-second-factor', { body }))
    close()
    toast({ title: words.turnedOff, variant: 'success' })
    await queryClient.invalidateQueries()
  }
  const makeCodes = async (body: { readonly code: string }) => {
    setCodes((await call('renew-recovery-codes', { body })).recovery_codes)
    close()
    await renew()
  }
  return (
    <div className="stack">
      <p>
        {words.on(date(state.turned_on_at ?? '', 'date'))} {words.left(state.recovery_codes_left)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setAsking('codes')}>{words.newCodes}</Button>
        <Button variant="danger-outline" aria-label={words.turnOffNamed} onClick={() => setAsking('off')}>
          {words.turnOff}
        </Button>
      </div>
      {asking === 'off' && (
        <CodeDialog
          danger
          title={words.offQuestion}
          text={words.offText}
          confirmLabel={words.turnOff}
          work={turnOff}
          onClose={close}
        />
      )}
      {asking === 'codes' && (
        <CodeDialog
          title={words.newCodesQuestion}
          text={words.newCodesText}
          confirmLabel={words.create}
          work={makeCodes}
          onClose={close}
        />
      )}
      <Dialog
        open={codes !== null}
        onClose={() => setCodes(null)}
        role="alertdialog"
        title={words.codesTitle}
        footer={
          <Button size="l" variant="ink" onClick={() => setCodes(null)}>
            {words.kept}
          </Button>
        }
      >
        <RecoveryCodes codes={codes ?? []} />
      </Dialog>
    </div>
  )
}
