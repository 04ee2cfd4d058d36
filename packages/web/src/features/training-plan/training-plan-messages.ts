import { dictionary } from '@fonte/domain/words/dictionary'

type Named = { name: string }

/** Words of what to train next. */
export const trainingPlanMessages = dictionary({
  next: { fr: 'Prochaine séance', en: 'Next workout' },
  begin: { fr: 'Commencer', en: 'Start' },
  never: { fr: 'Pas encore faite', en: 'Not done yet' },
  lastDone: {
    fr: (days: number): string => (days === 0 ? 'Aujourd’hui' : days === 1 ? 'Hier' : `Il y a ${days} jours`),
    en: (days) => (days === 0 ? 'Today' : days === 1 ? 'Yesterday' : `${days} days ago`),
  },

  // First run
  first: { fr: 'Première séance', en: 'First workout' },
  goal: { fr: 'Objectif', en: 'Goal' },
  muscle: { fr: 'Muscle', en: 'Muscle' },
  strength: { fr: 'Force', en: 'Strength' },
  fitness: { fr: 'Forme', en: 'Fitness' },
  means: { fr: 'Matériel', en: 'Equipment' },
  gym: { fr: 'Salle', en: 'Gym' },
  dumbbells: { fr: 'Haltères', en: 'Dumbbells' },
  none: { fr: 'Aucun', en: 'None' },
  days: { fr: 'Par semaine', en: 'Per week' },
  daysOf: { fr: (days: number) => `${days} jours`, en: (days) => `${days} days` },
  thenNext: { fr: ({ name }: Named) => `Puis ${name}`, en: ({ name }) => `Then ${name}` },
})
