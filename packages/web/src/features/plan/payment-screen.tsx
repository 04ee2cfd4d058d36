import { useTitle } from '../../platform/title.ts'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.ts'
import { Figure, Stamp, Title } from '../../ui/typography.tsx'
import { planMessages } from './plan-messages.ts'
import { usePlanStanding } from './plan-queries.ts'
import { PlanSummary } from './plan-summary.tsx'
import { premiumPrice } from './price.ts'

/** `/payment`: the current plan, and what Premium costs. */
export function PaymentScreen() {
  const words = useWords(planMessages)
  useTitle(words.payment)
  return (
    <>
      <Title as="h1" className="mb-5">
        {words.payment}
      </Title>
      <section className="settings-section">
        <Title>{words.current}</Title>
        <PlanSummary to="/subscription" />
      </section>
      <section className="settings-section">
        <Title>{words.price}</Title>
        <Purchase />
      </section>
    </>
  )
}

function Purchase() {
  const words = useWords(planMessages)
  const { lang } = useFormats()
  const { plan } = usePlanStanding()
  const { toast } = useToast()
  const buy = () => toast({ title: words.comingSoon, description: words.comingSoonText })
  return (
    <div className="plan-line flex-wrap">
      <div className="key-figure">
        <Figure>{premiumPrice(lang)}</Figure>
        <Stamp>{words.aYear}</Stamp>
      </div>
      {plan !== 'Premium' && (
        <Button variant="ember" onClick={buy}>
          {words.goPremium}
        </Button>
      )}
    </div>
  )
}
