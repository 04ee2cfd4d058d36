import { canCancelPlan } from '@fonte/domain/account/plan'
import { useState } from 'react'
import { useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Section } from '../../ui/section.tsx'
import { planMessages } from './plan-messages.ts'
import { usePlanStanding } from './plan-queries.ts'
import { usePlanChange } from './use-plan-change.ts'

/** The way back to Basic, for the plans that have one. */
export function CancelPlan() {
  const words = useWords(planMessages)
  const { plan } = usePlanStanding()
  const cancel = usePlanChange('cancel-plan')
  const [asking, setAsking] = useState(false)
  if (!canCancelPlan(plan)) return null
  const confirm = () => void cancel.run().finally(() => setAsking(false))
  return (
    <Section title={words.backToBasic} className="mt-8">
      <div className="spread-row max-w-[960px]">
        <p className="max-w-[60ch]">{words.cancelText}</p>
        <Button variant="danger-outline" onClick={() => setAsking(true)}>
          {words.cancel}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        danger
        title={words.cancelQuestion}
        description={words.cancelText}
        confirmLabel={words.cancel}
        cancelLabel={words.keepPlan}
        pending={cancel.pending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </Section>
  )
}
