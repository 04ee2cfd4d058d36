import { dictionary } from '@fonte/domain/words/dictionary'

type Named = { name: string }

/** Words of what to train next. */
export const trainingPlanMessages = dictionary({
  proposed: { fr: 'Prochaine séance', en: 'Next workout' },
  planned: { fr: 'Aujourd’hui', en: 'Today' },
  rest: { fr: 'Jour de repos', en: 'Rest day' },
  done: { fr: 'Séance du jour faite', en: 'Today’s workout is done' },
  inDays: {
    fr: (days: number): string => (days === 1 ? 'Demain' : `Dans ${days} jours`),
    en: (days) => (days === 1 ? 'Tomorrow' : `In ${days} days`),
  },
  begin: { fr: 'Commencer', en: 'Start' },
  never: { fr: 'Pas encore faite', en: 'Not done yet' },
  lastDone: {
    fr: (days: number): string => (days === 0 ? 'Aujourd’hui' : days === 1 ? 'Hier' : `Il y a ${days} jours`),
    en: (days) => (days === 0 ? 'Today' : days === 1 ? 'Yesterday' : `${days} days ago`),
  },

  // Schedule
  plan: { fr: 'Planifier', en: 'Plan' },
  planTitle: { fr: 'Mon planning', en: 'My schedule' },
  pace: { fr: 'Rythme', en: 'Pace' },
  free: { fr: 'Libre', en: 'Open' },
  weekdays: { fr: 'Par jour', en: 'By day' },
  rotation: { fr: 'Rotation', en: 'Rotation' },
  freeText: {
    fr: 'L’accueil propose le programme qui n’a pas été fait depuis le plus longtemps.',
    en: 'Home suggests the program that has not been done for the longest time.',
  },
  rotationText: {
    fr: 'Les programmes se suivent, quel que soit le jour.',
    en: 'Programs follow one another, whatever the day.',
  },
  /** From Monday on. */
  dayNames: {
    fr: 'Lundi Mardi Mercredi Jeudi Vendredi Samedi Dimanche',
    en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  },
  restDay: { fr: 'Repos', en: 'Rest' },
  goneProgram: { fr: 'Programme supprimé', en: 'Deleted program' },
  addProgram: { fr: 'Ajouter un programme', en: 'Add a program' },
  rotationFull: {
    fr: ({ count }: { count: number }) => `Au plus ${count} programmes.`,
    en: ({ count }) => `At most ${count} programs.`,
  },
  choose: { fr: 'Choisir…', en: 'Choose…' },
  remove: { fr: ({ name }: Named) => `Retirer ${name}`, en: ({ name }) => `Remove ${name}` },
  deload: {
    fr: 'Semaine allégée\u00a0: moitié des séries, jusqu’à dimanche',
    en: 'Deload week: half the sets, until Sunday',
  },
  deloadWeek: { fr: 'Semaine allégée\u00a0: moitié des séries', en: 'Deload week: half the sets' },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  save: { fr: 'Enregistrer', en: 'Save' },

  // First run
  contents: {
    fr: (exercises: number, minutes: number) =>
      `${exercises} ${exercises < 2 ? 'exercice' : 'exercices'}, environ ${minutes}\u00a0min`,
    en: (exercises, minutes) => `${exercises} ${exercises === 1 ? 'exercise' : 'exercises'}, about ${minutes} min`,
  },
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
