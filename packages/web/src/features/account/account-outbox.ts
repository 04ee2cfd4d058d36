import type { Profile } from '@fonte/contract/account/account'
import type { WeightUnit } from '@fonte/domain/units/weight'
import { dictionary } from '@fonte/domain/words/dictionary'
import type { Language } from '@fonte/domain/words/language'
import { call } from '../../platform/api/client.ts'
import type { OutboxKind } from '../../platform/outbox/outbox-kind.ts'
import { session } from '../../platform/session/session.ts'

const labels = dictionary({
  language: { fr: 'Langue de l’interface', en: 'Interface language' },
  unit: { fr: 'Unité de poids', en: 'Weight unit' },
})

/** The chosen language on its way into the profile. */
export const updateLanguageKind: OutboxKind<{ readonly lang: Language }, Profile> = {
  kind: 'update-language',
  label: (_, lang) => labels(lang).language,
  send: ({ lang }) => call('update-language', { body: { lang } }),
  sent: (profile) => void session.updateProfile(profile),
}

/** The chosen unit of weights on its way into the profile. */
export const updateUnitKind: OutboxKind<{ readonly unit: WeightUnit }, Profile> = {
  kind: 'update-unit',
  label: (_, lang) => labels(lang).unit,
  send: ({ unit }) => call('update-unit', { body: { unit } }),
  isNewOperation: true,
  sent: (profile) => void session.updateProfile(profile),
}
