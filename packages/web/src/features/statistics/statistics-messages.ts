import type { WeightUnit } from '@fonte/domain/units/weight'
import { dictionary } from '@fonte/domain/words/dictionary'
import { plural } from '@fonte/domain/words/plural'

/** The words of the statistics and of the week strip. */
export const statisticsMessages = dictionary({
  title: { fr: 'Statistiques', en: 'Stats' },
  totals: { fr: 'Totaux', en: 'Totals' },
  sessions: { fr: 'Séances', en: 'Sessions' },
  duration: { fr: 'Durée (min)', en: 'Duration (min)' },
  sets: { fr: 'Séries', en: 'Sets' },
  weight: { fr: (unit: WeightUnit) => `Poids soulevé (${unit})`, en: (unit) => `Weight lifted (${unit})` },

  body: { fr: 'Mesures', en: 'Measurements' },
  weeklyVolume: { fr: 'Volume par semaine', en: 'Weekly volume' },
  volumeText: {
    fr: 'Répétitions × charge de chaque semaine, par partie du corps, sans les échauffements.',
    en: 'Reps × load for each week, by body part, warm-ups not counted.',
  },

  history: { fr: 'Historique', en: 'History' },
  loading: { fr: 'Chargement…', en: 'Loading…' },
  empty: { fr: 'Aucune séance pour l’instant', en: 'No workouts yet' },
  emptyText: {
    fr: 'Choisissez un programme et commencez une séance\u00a0: elle apparaîtra ici, série par série.',
    en: 'Choose a program and start a workout: it will appear here, set by set.',
  },
  toImport: { fr: 'Importer un historique', en: 'Import a history' },
  toPrograms: { fr: 'Voir les programmes', en: 'See programs' },
  failed: { fr: 'Impossible de charger l’historique.', en: 'The history could not be loaded.' },
  retry: { fr: 'Réessayer', en: 'Retry' },

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
  weekWeight: { fr: (unit: WeightUnit) => `${unit} cette semaine`, en: (unit) => `${unit} this week` },
  dayTrained: { fr: (day: string) => `${day}\u00a0: entraînement`, en: (day) => `${day}: trained` },
})
