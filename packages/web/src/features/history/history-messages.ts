import type { WeightUnit } from '@fonte/domain/units/weight'
import { dictionary } from '@fonte/domain/words/dictionary'
import { plural } from '@fonte/domain/words/plural'

const sets = {
  fr: (count: number) => plural('fr', count, { one: 'série', other: 'séries' }),
  en: (count: number) => plural('en', count, { one: 'set', other: 'sets' }),
}

/** The words of the history and of a workout in it. */
export const historyMessages = dictionary({
  title: { fr: 'Séance', en: 'Workout' },
  loading: { fr: 'Chargement…', en: 'Loading…' },

  minutesAndSets: {
    fr: (minutes: string, count: number, shown: string) => `${minutes} min · ${shown} ${sets.fr(count)}`,
    en: (minutes, count, shown) => `${minutes} min · ${shown} ${sets.en(count)}`,
  },
  oneDay: {
    fr: ({ day, from, to }: { day: string; from: string; to: string }) => `${day}, de ${from} à ${to}`,
    en: ({ day, from, to }) => `${day}, ${from} to ${to}`,
  },
  severalDays: {
    fr: ({ from, to }: { from: string; to: string }) => `Du ${from} au ${to}`,
    en: ({ from, to }) => `${from} to ${to}`,
  },
  onlyMinutes: { fr: (minutes: string) => `${minutes} min`, en: (minutes) => `${minutes} min` },
  shortReps: {
    fr: (_: number) => 'rép.',
    en: (count) => plural('en', count, { one: 'rep', other: 'reps' }),
  },
  queued: { fr: 'en attente de synchronisation', en: 'waiting to sync' },
  refused: { fr: 'refusée par le serveur', en: 'refused by the server' },
  asked: { fr: 'modifiée ailleurs aussi\u00a0: à vous de choisir', en: 'changed elsewhere too: yours to choose' },
  more: { fr: 'Afficher la suite', en: 'Show more' },
  restMissing: {
    fr: 'La suite de l’historique n’est pas encore sur cet appareil.',
    en: 'The rest of your history is not on this device yet.',
  },
  retry: { fr: 'Réessayer', en: 'Retry' },

  actions: {
    fr: ({ name, date }: { name: string; date: string }) => `Actions pour ${name}, ${date}`,
    en: ({ name, date }) => `Actions for ${name}, ${date}`,
  },
  edit: { fr: 'Modifier la séance', en: 'Edit workout' },
  repeat: { fr: 'Refaire à une autre date', en: 'Repeat on another date' },
  past: { fr: 'Séance passée', en: 'Past workout' },
  remove: { fr: 'Supprimer la séance', en: 'Delete workout' },
  deleted: { fr: 'Séance supprimée', en: 'Workout deleted' },
  undo: { fr: 'Annuler', en: 'Undo' },
  undone: { fr: 'Suppression annulée', en: 'Deletion undone' },
  tooLateToUndo: { fr: 'La séance est déjà supprimée.', en: 'The workout is already deleted.' },

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
  repetitions: {
    fr: (count: number) => plural('fr', count, { one: 'répétition', other: 'répétitions' }),
    en: (count) => plural('en', count, { one: 'rep', other: 'reps' }),
  },
  weightLifted: { fr: (unit: WeightUnit) => `${unit} soulevés`, en: (unit) => `${unit} lifted` },
  recordedSets: { fr: 'Séries enregistrées', en: 'Recorded sets' },
  set: { fr: 'Série', en: 'Set' },
  reps: { fr: 'Répétitions', en: 'Reps' },
  distanceAndTime: { fr: 'Distance, durée', en: 'Distance, time' },
  weight: { fr: (unit: WeightUnit) => `Poids (${unit})`, en: (unit) => `Weight (${unit})` },
  noSets: { fr: 'Le détail des séries n’a pas été gardé.', en: 'The sets of this workout were not kept.' },
})
