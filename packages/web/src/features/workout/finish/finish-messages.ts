import { dictionary } from '@fonte/domain/words/dictionary'

/** Words of the finish screen. */
export const finishMessages = dictionary({
  saved: { fr: 'Séance enregistrée', en: 'Workout saved' },
  waiting: { fr: 'en attente de synchronisation', en: 'waiting to sync' },
  more: {
    fr: (amount: string, day: string) => `${amount} de plus que le ${day}`,
    en: (amount, day) => `${amount} more than on ${day}`,
  },
  less: {
    fr: (amount: string, day: string) => `${amount} de moins que le ${day}`,
    en: (amount, day) => `${amount} less than on ${day}`,
  },
  addNote: { fr: 'Ajouter une note', en: 'Add a note' },
  changeNote: { fr: 'Modifier la note', en: 'Edit the note' },
  same: { fr: (day: string) => `Autant que le ${day}`, en: (day) => `As much as on ${day}` },
})
