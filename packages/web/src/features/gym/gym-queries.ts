import { defaultGyms, type Gym } from '@fonte/domain/gym/gym'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Pending, usePending } from '../../platform/outbox/device-outbox.ts'
import { useUnit } from '../../platform/words/unit.ts'
import { type GymChange, putGymKind } from './gym-outbox.ts'
import { gymQuery } from './gym-reads.ts'

/** The gym as the screens read it. */
export interface ReadGym {
  /** What waits to be sent laid over what the server has; a usual gym until anything was said. */
  readonly gym: Gym
  /** Whether its lifter has said what it has, so that its unit counts. */
  readonly isOwn: boolean
  /** Changes that the server refused because the gym was changed on another device meanwhile. */
  readonly refused: readonly Pending<GymChange>[]
}

/** What the person's gym has. */
export function useGym(): ReadGym {
  const unit = useUnit()
  const { data } = useQuery(gymQuery)
  const pending = usePending(putGymKind)
  const own = pending.at(-1)?.payload.content ?? data?.content
  const refused = useMemo(() => pending.filter(({ refusal }) => refusal?.code === 'version-conflict'), [pending])
  return { gym: own ?? defaultGyms[unit], isOwn: Boolean(own), refused }
}
