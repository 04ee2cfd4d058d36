import { useTitle } from '../../platform/title.ts'
import { useWords } from '../../platform/words/words.ts'
import { Title } from '../../ui/typography.tsx'
import { CancelPlan } from './cancel-plan.tsx'
import { PlanCards } from './plan-cards.tsx'
import { planMessages } from './plan-messages.ts'

/** `/subscription`: the three plans, and the way back to Basic. */
export function SubscriptionScreen() {
  const words = useWords(planMessages)
  useTitle(words.subscription)
  return (
    <>
      <Title as="h1" className="mb-6">
        {words.subscription}
      </Title>
      <PlanCards />
      <CancelPlan />
    </>
  )
}
