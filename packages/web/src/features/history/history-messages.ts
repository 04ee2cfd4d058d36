import { dictionary } from '@fonte/domain/words/dictionary'
import { plural } from '@fonte/domain/words/plural'

const sets = {
  fr: (count: number) => plural('fr', count, { one: 'série', other: 'séries' }),
  en: (count: number) => plural('en', count, { one: 'set', other: 'sets' }),
}

/** The words of the statistics, the history and the week strip. */
export const historyMessages = dictionary({
  title: { fr: 'Statistiques', en: 'Stats' },
  loading: { fr: 'Chargement…', en: 'Loading…' },
  totals: { fr: 'Totaux', en: 'Totals' },
  sessions: { fr: 'Séances', en: 'Sessions' },
  duration: { fr: 'Durée (min)', en: 'Duration (min)' },
  sets: { fr: 'Séries', en: 'Sets' },
  weight: { fr: 'Poids soulevé (kg)', en: 'Weight lifted (kg)' },

  history: { fr: 'Historique', en: 'History' },
  minutesAndSets: {
    fr: (minutes: string, count: number, shown: string) => `${minutes} min · ${shown} ${sets.fr(count)}`,
    en: (minutes, count, shown) => `${minutes} min · ${shown} ${sets.en(count)}`,
  },
  waiting: { fr: 'en attente de synchronisation', en: 'waiting to sync' },
  refused: { fr: 'refusée par le serveur', en: 'refused by the server' },
  more: { fr: 'Afficher la suite', en: 'Show more' },
  empty: { fr: 'Aucune séance pour l’instant', en: 'No workouts yet' },
  emptyText: {
    fr: 'Choisissez un programme et commencez une séance\u00a0: elle apparaîtra ici, série par série.',
    en: 'Choose a program and start a workout: it will appear here, set by set.',
  },
  toPrograms: { fr: 'Voir les programmes', en: 'See programs' },
  failed: { fr: 'Impossible de charger l’historique.', en: 'The history could not be loaded.' },
  retry: { fr: 'Réessayer', en: 'Retry' },

  back: { fr: 'Retour aux statistiques', en: 'Back to stats' },
  entryFailed: { fr: 'Impossible de charger cette séance.', en: 'This workout could not be loaded.' },
  entryMissing: { fr: 'Cette séance n’existe pas.', en: 'This workout does not exist.' },
  minutes: {
    fr: (count: number) => plural('fr', count, { one: 'minute', other: 'minutes' }),
    en: (count) => plural('en', count, { one: 'minute', other: 'minutes' }),
  },
  setCount: sets,
  exerciseCount: {
    fr: (count: number) => plural('fr', count, { one: 'exercice', other: 'exercices' }),
    en: (count) => plural('en', count, { one: 'exercise', other: 'exercises' }),
  },
  kgLifted: { fr: 'kg soulevés', en: 'kg lifted' },
  recordedSets: { fr: 'Séries enregistrées', en: 'Recorded sets' },
  set: { fr: 'Série', en: 'Set' },
  reps: { fr: 'Répétitions', en: 'Reps' },
  kg: { fr: 'Poids (kg)', en: 'Weight (kg)' },
  noSets: { fr: 'Le détail des séries n’a pas été gardé.', en: 'The sets of this workout were not kept.' },

  /** From Monday on. */
  weekdays: {
    fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
    en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  },
  week: { fr: 'Séances de la semaine', en: 'Workouts this week' },
  weekSessions: {
    fr: (count: number) => plural('fr', count, { one: 'séance', other: 'séances' }),
    en: (count) => plural('en', count, { one: 'workout', other: 'workouts' }),
  },
  weekKg: { fr: 'kg cette semaine', en: 'kg this week' },
  dayTrained: { fr: (day: string) => `${day}\u00a0: entraînement`, en: (day) => `${day}: trained` },
})
