import { dictionary } from '@fonte/domain/words/dictionary'

/** Words of the finish screen. */
export const finishMessages = dictionary({
  saved: { fr: 'Séance enregistrée', en: 'Workout saved' },
  waiting: { fr: 'en attente de synchronisation', en: 'waiting to sync' },
  more: {
    fr: (weight: string, day: string) => `${weight} de plus que le ${day}`,
    en: (weight, day) => `${weight} more than on ${day}`,
  },
  less: {
    fr: (weight: string, day: string) => `${weight} de moins que le ${day}`,
    en: (weight, day) => `${weight} less than on ${day}`,
  },
  same: { fr: (day: string) => `Autant que le ${day}`, en: (day) => `As much as on ${day}` },
})
