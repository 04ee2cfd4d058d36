import { canStartTrial } from '@fonte/domain/account/plan'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useSignedIn } from '../../platform/session/session.ts'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Figure, Stamp, Title } from '../../ui/typography.tsx'
import { planMessages } from './plan-messages.ts'
import { usePlanStanding } from './plan-queries.ts'
import { currentCard } from './plan-standing.ts'
import { premiumPrice } from './price.ts'
import { usePlanChange } from './use-plan-change.ts'

/** The three plans side by side, the person's own one marked. */
export function PlanCards() {
  const words = useWords(planMessages)
  const { lang } = useFormats()
  const standing = usePlanStanding()
  const current = currentCard(standing, useSignedIn().profile.role === 'admin')
  const trial = usePlanChange('start-trial')
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
      <Plan
        name={words.Basic}
        price={words.free}
        isCurrent={current === 'basic'}
        offers={[words.ownPrograms, words.guidedWorkouts, words.history]}
      />
      <Plan
        name={words.freeTrial}
        price={words.sevenDays}
        isCurrent={current === 'trial'}
        tag={standing.trialOver && <Tag tone="warn">{words.trialOver}</Tag>}
        offers={[words.allOfPremium, words.noCard, words.thenBasic]}
      >
        {canStartTrial(standing.plan) && (
          <Button variant="ember" size="l" pending={trial.pending} onClick={() => void trial.run()}>
            {trial.pending ? words.startingTrial : words.startTrial}
          </Button>
        )}
      </Plan>
      <Plan
        name={words.premiumOrGuest}
        price={premiumPrice(lang)}
        unit={words.aYear}
        isCurrent={current === 'premium'}
        tag={current !== 'premium' && <Tag>{words.comingSoon}</Tag>}
        offers={[words.allOfBasic, words.community, words.publishing, words.noAds]}
      >
        {current !== 'premium' && (
          <Link to="/payment" className={buttonClass({ variant: 'ink', size: 'l' })}>
            {words.goPremium}
          </Link>
        )}
      </Plan>
    </div>
  )
}

interface PlanProps {
  name: string
  price: string
  unit?: string
  isCurrent: boolean
  tag?: ReactNode
  offers: readonly string[]
  /** The way to this plan. */
  children?: ReactNode
}

function Plan({ name, price, unit, isCurrent, tag, offers, children }: PlanProps) {
  const words = useWords(planMessages)
  const id = useId()
  return (
    <article
      aria-labelledby={id}
      className={classNames(
        'grid content-start gap-4 rounded-1 border-2 bg-surface p-4',
        isCurrent ? 'border-rule' : 'border-hair',
      )}
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <Title as="h2" id={id} className="text-22">
          {name}
        </Title>
        <span className="flex flex-wrap gap-2">
          {tag}
          {isCurrent && <Tag solid>{words.current}</Tag>}
        </span>
      </div>
      <p className="flex flex-wrap items-baseline gap-2">
        <Figure className="text-40">{price}</Figure>
        {unit !== undefined && <Stamp>{unit}</Stamp>}
      </p>
      <ul className="grid gap-2">
        {offers.map((offer) => (
          <li key={offer} className="grid grid-cols-[20px_minmax(0,1fr)] items-start gap-2 text-15">
            <Icon name="check" className="mt-0.5 size-5!" />
            {offer}
          </li>
        ))}
      </ul>
      {children}
    </article>
  )
}
