import type { Program } from '@fonte/contract/program'
import { localized } from '@fonte/domain/words/localized'
import { type ReactNode, useId, useState } from 'react'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Stamp, Title } from '../../../ui/typography.tsx'
import { trainingPlanMessages } from '../training-plan-messages.ts'

interface Props {
  title: string
  program: Program
  /** Beside the heading. */
  action?: ReactNode
  /** Nothing is to be done today: the button is there, and does not call. */
  quiet?: boolean
  /** Beside the name. */
  picture?: ReactNode
  /** Between the heading and the name. */
  choices?: ReactNode
  onBegin: (program: Program) => Promise<void>
  /** Under the name. */
  children: ReactNode
}

/** A program in a few words, with the one button that begins its workout at once. */
export function BeginPanel({ title, program, action, quiet = false, picture, choices, onBegin, children }: Props) {
  const words = useWords(trainingPlanMessages)
  const { lang } = useFormats()
  const id = useId()
  const [pending, setPending] = useState(false)
  const begin = () => {
    setPending(true)
    void onBegin(program).finally(() => setPending(false))
  }
  return (
    <section className="training-start" aria-labelledby={`${id}-title`}>
      <div className="training-start-heading">
        <Stamp as="h2" id={`${id}-title`}>
          {title}
        </Stamp>
        {action}
      </div>
      {choices}
      <div className="training-start-program">
        {picture !== undefined && <div className="training-start-picture">{picture}</div>}
        <div className="min-w-0">
          <Title as="h3" id={`${id}-name`} className="training-start-name">
            {localized(program, 'name', lang)}
          </Title>
          <p className="text-muted">{children}</p>
        </div>
      </div>
      <Button
        variant={quiet ? 'outline' : 'ember'}
        size="xl"
        aria-describedby={`${id}-name`}
        pending={pending}
        onClick={begin}
      >
        {words.begin}
      </Button>
    </section>
  )
}
