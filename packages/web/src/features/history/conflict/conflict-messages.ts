import { dictionary } from '@fonte/domain/words/dictionary'

/** Words about a workout that was changed here and elsewhere. */
export const conflictMessages = dictionary({
  conflict: { fr: 'Cette séance a été modifiée ailleurs.', en: 'This workout was changed elsewhere.' },
  waits: {
    fr: ({ name, day }: { name: string; day: string }) =>
      `«\u00a0${name}\u00a0» du ${day} a été modifiée sur un autre appareil.`,
    en: ({ name, day }) => `“${name}” of ${day} was changed on another device.`,
  },
  choose: { fr: 'Choisir', en: 'Choose' },
  keepMine: { fr: 'Garder la mienne', en: 'Keep mine' },
  takeTheirs: { fr: 'Prendre l’autre', en: 'Take the other' },
  gone: { fr: 'Cette séance a été supprimée ailleurs.', en: 'This workout was deleted elsewhere.' },
  keepAsNew: { fr: 'Garder comme nouvelle séance', en: 'Keep as a new workout' },
  keptAsNew: { fr: 'Gardée comme nouvelle séance', en: 'Kept as a new workout' },
  letGo: { fr: 'Abandonner', en: 'Discard' },

  name: { fr: 'Nom', en: 'Name' },
  date: { fr: 'Date', en: 'Date' },
  duration: { fr: 'Durée', en: 'Duration' },
  note: { fr: 'Note de la séance', en: 'Workout note' },
  order: { fr: 'Ordre des exercices', en: 'Order of the exercises' },
  exerciseNote: { fr: 'Note de l’exercice', en: 'Exercise note' },
  noteOf: {
    fr: ({ name }: { name: string }) => `${name}\u00a0: note`,
    en: ({ name }) => `${name}: note`,
  },
  set: {
    fr: ({ number, figures }: { number: string; figures: string }) => `Série ${number}\u00a0: ${figures}`,
    en: ({ number, figures }) => `Set ${number}: ${figures}`,
  },
  minutes: { fr: (minutes: string) => `${minutes} min`, en: (minutes) => `${minutes} min` },
})
