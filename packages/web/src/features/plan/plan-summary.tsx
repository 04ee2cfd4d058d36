import { Link } from '@tanstack/react-router'
import { now } from '../../platform/clock.ts'
import { useSignedIn } from '../../platform/session/session.ts'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Figure } from '../../ui/typography.tsx'
import { planMessages } from './plan-messages.ts'
import { usePlanStanding } from './plan-queries.ts'
import type { PlanStanding } from './plan-standing.ts'
import { trialDaysLeft } from './trial-days.ts'
import { usePlanChange } from './use-plan-change.ts'

/** The plan in large letters, with what there is to know about it, and where to manage it. */
export function PlanSummary({ to }: { to: '/payment' | '/subscription' }) {
  const words = useWords(planMessages)
  const standing = usePlanStanding()
  const basic = usePlanChange('cancel-plan')
  const name = standing.trialOver ? words.trialOver : words[standing.plan]
  return (
    <div className={classNames('plan-line', standing.trialOver && 'flex-wrap')}>
      <div className="key-figure">
        <Figure>{name}</Figure>
        <span className="text-15 text-muted">{usePlanText(standing)}</span>
      </div>
      <div className={classNames('flex flex-wrap gap-2', !standing.trialOver && 'shrink-0')}>
        {standing.trialOver && (
          <Button pending={basic.pending} onClick={() => void basic.run()}>
            {words.backToBasic}
          </Button>
        )}
        <Link to={to} className={buttonClass({ variant: 'ink' })}>
          {to === '/payment' ? words.manage : words.comparePlans}
        </Link>
      </div>
    </div>
  )
}

function usePlanText({ plan, trialEndsAt, trialOver }: PlanStanding): string {
  const words = useWords(planMessages)
  const { profile } = useSignedIn()
  const { date } = useFormats()
  if (plan === 'Basic') return words.basicText
  if (plan === 'Premium') return words.premiumText
  if (plan === 'Invité') return words.guestText
  if (trialEndsAt === null) return ''
  return trialOver
    ? words.trialOverText(date(trialEndsAt))
    : words.daysLeft(trialDaysLeft(profile, now()), date(trialEndsAt))
}
