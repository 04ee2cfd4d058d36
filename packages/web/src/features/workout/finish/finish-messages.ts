import { dictionary } from '@fonte/domain/words/dictionary'

/** Words of the finish screen. */
export const finishMessages = dictionary({
  saved: { fr: 'Séance enregistrée', en: 'Workout saved' },
  waiting: { fr: 'en attente de synchronisation', en: 'waiting to sync' },
  more: {
    fr: (kg: string, day: string) => `${kg}\u00a0kg de plus que le ${day}`,
    en: (kg, day) => `${kg} kg more than on ${day}`,
  },
  less: {
    fr: (kg: string, day: string) => `${kg}\u00a0kg de moins que le ${day}`,
    en: (kg, day) => `${kg} kg less than on ${day}`,
  },
  same: { fr: (day: string) => `Autant que le ${day}`, en: (day) => `As much as on ${day}` },
})
