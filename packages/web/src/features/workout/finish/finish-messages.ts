import { dictionary } from '@fonte/domain/words/dictionary'

/** Words of the finish screen. */
export const finishMessages = dictionary({
  saved: { fr: 'Séance enregistrée', en: 'Workout saved' },
  waiting: { fr: 'en attente de synchronisation', en: 'waiting to sync' },
  more: {
    fr: (amount: string, when: string) => `${amount} de plus que ${when}`,
    en: (amount, when) => `${amount} more than ${when}`,
  },
  less: {
    fr: (amount: string, when: string) => `${amount} de moins que ${when}`,
    en: (amount, when) => `${amount} less than ${when}`,
  },
  same: { fr: (when: string) => `Autant que ${when}`, en: (when) => `As much as ${when}` },
  onDay: { fr: (day: string) => `le ${day}`, en: (day) => `on ${day}` },
  /** Of two workouts of one day, the first one. */
  sameDay: { fr: 'plus tôt dans la journée', en: 'earlier in the day' },
  addNote: { fr: 'Ajouter une note', en: 'Add a note' },
  changeNote: { fr: 'Modifier la note', en: 'Edit the note' },
})
