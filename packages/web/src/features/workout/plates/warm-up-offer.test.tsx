// @vitest-environment happy-dom
import { clock } from '@fonte/domain/test-kit/workouts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { switchLanguage } from '../../../platform/words/language.ts'
import { useGuided } from '../guided.ts'
import { show } from '../test-kit/guided-kit.tsx'
import { WarmUpOffer } from './warm-up-offer.tsx'

const press = {
  id: 'predefined-développé-couché',
  name: 'Développé couché',
  equipment: 'Barre',
  equipment_ids: ['barbell'],
}

function Offer({ exercise = press }: { exercise?: object }) {
  const [place] = useGuided().state.places
  return place && <WarmUpOffer place={place} exercise={exercise as never} onAdded={() => undefined} />
}

afterEach(() => {
  cleanup()
  switchLanguage('fr')
})

describe('the warm-up of a lift', () => {
  it('is told, and stands before the first set after one tap', async () => {
    const { act, user } = show(<Offer />, [{ type: 'start', at: clock(0) }])
    expect(screen.getByText('10 × 20 kg · 5 × 30 kg · 3 × 40 kg')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Ajouter l’échauffement' }))
    expect(act.change.mock.calls).toMatchObject([
      [
        {
          type: 'add-sets',
          after: null,
          sets: [
            { plan: { reps: 10, weight: 20, rest: 60, kind: 'warmup' } },
            { plan: { reps: 5, weight: 30, rest: 60, kind: 'warmup' } },
            { plan: { reps: 3, weight: 40, rest: 90, kind: 'warmup' } },
          ],
        },
      ],
    ])
  })

  it('is told in English', () => {
    switchLanguage('en')
    show(<Offer />, [{ type: 'start', at: clock(0) }])
    expect(screen.getByRole('button', { name: 'Add the warm-up' })).toBeTruthy()
  })

  it('is not offered to what is lifted by time or with the body', () => {
    show(<Offer exercise={{ ...press, measure: 'time' }} />, [{ type: 'start', at: clock(0) }])
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
    show(<Offer exercise={{ ...press, load: 'bodyweight' }} />, [{ type: 'start', at: clock(0) }])
    expect(screen.queryByRole('button')).toBeNull()
  })
})
