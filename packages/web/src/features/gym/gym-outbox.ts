import type { StoredGym } from '@fonte/contract/gym'
import type { Gym } from '@fonte/domain/gym/gym'
import { dictionary } from '@fonte/domain/words/dictionary'
import { call } from '../../platform/api/client.ts'
import type { OutboxKind } from '../../platform/outbox/outbox-kind.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { gymQuery } from './gym-reads.ts'

const labels = dictionary({ gym: { fr: 'Ma salle', en: 'My gym' } })

/** Changes of the gym keep their order. */
export const gymEntityKey = 'gym'

/** The gym as it is to be, with the version that it was read at. */
export interface GymChange {
  readonly content: Gym
  readonly version: number
  /** The import that brings it. */
  readonly import_id?: string
}

export const putGymKind: OutboxKind<GymChange, StoredGym> = {
  kind: 'put-gym',
  label: (_, lang) => labels(lang).gym,
  send: (body) => call('put-gym', { body }),
  sent: (stored) => void queryClient.setQueryData(gymQuery.queryKey, stored),
  isNewOperation: true,
  reads: gymQuery.queryKey,
  rebase: (payload, earlier) => ({ ...payload, version: (earlier as StoredGym).version }),
  // Changed elsewhere: the page of the gym and the settings ask which of the two is to stay.
  asksAbout: (code) => code === 'version-conflict',
}
