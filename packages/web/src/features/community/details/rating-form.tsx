import { postBounds } from '@fonte/domain/community/bounds'
import { type FormEvent, useId, useState } from 'react'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { useNetwork } from '../../../platform/use-network.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { communityMessages } from '../community-messages.ts'
import { sendRating } from '../post-commands.ts'
import { detailsMessages } from './details-messages.ts'

const { min, max } = postBounds.rating
const scale = Array.from({ length: max - min + 1 }, (_, index) => min + index)

interface Props {
  postId: string
  /** What one gave before; null without. */
  given: number | null
}

/** Five choices, one of them taken with the arrow keys or a tap, and a button that sends it. */
export function RatingForm({ postId, given }: Props) {
  const words = useWords(detailsMessages)
  const { postGone } = useWords(communityMessages)
  const { toast } = useToast()
  const name = useId()
  const [picked, setPicked] = useState<number | null>(null)
  const chosen = picked ?? given
  const maySend = useNetwork() === 'online' && chosen !== given
  const work = async (rating: number) => {
    await sendRating(postId, rating)
    toast({ title: words.rated, variant: 'success' })
  }
  const { run, pending } = useCall(work, {
    title: words.rateFailed,
    describe: (failure, reason) => (isProblem(failure, 'not-found') ? postGone : reason),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (maySend && chosen !== null) void run(chosen)
  }
  return (
    <form className="rating-form" onSubmit={submit}>
      <fieldset className="rating-scale">
        <legend className="field-label">{words.ownRating}</legend>
        {scale.map((points) => (
          <label key={points}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              aria-label={words.points({ points })}
              checked={chosen === points}
              onChange={() => setPicked(points)}
            />
            <span aria-hidden="true">{points}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" variant="ink" pending={pending} aria-disabled={!maySend}>
        {words.rate}
      </Button>
    </form>
  )
}
