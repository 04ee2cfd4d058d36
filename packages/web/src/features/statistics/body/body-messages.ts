import { dictionary } from '@fonte/domain/words/dictionary'
import { plural } from '@fonte/domain/words/plural'

/** The words of the page of body measurements. */
export const bodyMessages = dictionary({
  title: { fr: 'Mesures', en: 'Measurements' },
  back: { fr: 'Retour aux statistiques', en: 'Back to stats' },
  kind: { fr: 'Mesure', en: 'Measurement' },
  day: { fr: 'Jour', en: 'Day' },
  /** A measure with its unit, as the label of its field. */
  inUnit: {
    fr: ({ name, unit }: { name: string; unit: string }) => `${name} (${unit})`,
    en: ({ name, unit }) => `${name} (${unit})`,
  },
  inches: { fr: 'po', en: 'in' },
  save: { fr: 'Enregistrer', en: 'Save' },
  saved: { fr: 'Mesure enregistrée', en: 'Measurement saved' },
  outOfBounds: {
    fr: ({ min, max, unit }: { min: string; max: string; unit: string }) =>
      `Une valeur de ${min} à ${max}\u00a0${unit} est attendue.`,
    en: ({ min, max, unit }) => `Enter a value from ${min} to ${max}\u00a0${unit}.`,
  },
  noDay: { fr: 'Un jour est attendu, aujourd’hui au plus tard.', en: 'Enter a day, today at the latest.' },

  empty: {
    fr: ({ name }: { name: string }) => `Aucune mesure\u00a0: ${name.toLocaleLowerCase('fr')}`,
    en: ({ name }) => `No measurements: ${name.toLocaleLowerCase('en')}`,
  },
  emptyText: {
    fr: 'Une valeur par jour suffit. La courbe montre chaque mesure et la moyenne sur 7\u00a0jours.',
    en: 'One value a day is enough. The chart shows each measurement and the 7-day average.',
  },
  /** The link to the privacy policy follows. */
  optional: {
    fr: 'Noter une mesure est facultatif et vaut accord pour la garder. Personne d’autre ne la voit, et la supprimer retire cet accord.',
    en: 'Recording a measurement is optional, and is your consent to keeping it. Only you see it, and deleting it withdraws that consent.',
  },
  privacy: { fr: 'Politique de confidentialité', en: 'Privacy policy' },
  /** Why the body's weight is asked for. */
  weightCounts: {
    fr: 'Le poids de corps compte dans la charge des exercices au poids du corps\u00a0: tractions, dips, pompes.',
    en: 'Body weight counts in the load of bodyweight exercises: pull-ups, dips, push-ups.',
  },

  one: {
    fr: ({ name, value, day }: { name: string; value: string; day: string }) => `${name}\u00a0: ${value} le ${day}.`,
    en: ({ name, value, day }) => `${name}: ${value} on ${day}.`,
  },
  chart: {
    fr: ({ name, count, from, to, first, last, mean }: ChartFacts) =>
      `${name}\u00a0: ${count} ${plural('fr', count, { one: 'mesure', other: 'mesures' })} du ${from} au ${to}, de ${first} à ${last}. Moyenne sur 7\u00a0jours\u00a0: ${mean}.`,
    en: ({ name, count, from, to, first, last, mean }) =>
      `${name}: ${count} measurements from ${from} to ${to}, from ${first} to ${last}. 7-day average: ${mean}.`,
  },
  legend: {
    fr: 'Points\u00a0: mesures. Ligne\u00a0: moyenne sur 7\u00a0jours.',
    en: 'Dots: measurements. Line: 7-day average.',
  },
  mean: { fr: 'Moyenne sur 7\u00a0jours', en: '7-day average' },

  latest: { fr: 'Dernières mesures', en: 'Latest measurements' },
  all: { fr: 'Tout afficher', en: 'Show all' },
  waiting: { fr: 'en attente de synchronisation', en: 'waiting to sync' },
  remove: {
    fr: (day: string) => `Supprimer la mesure du ${day}`,
    en: (day) => `Delete the measurement of ${day}`,
  },
  deleted: { fr: 'Mesure supprimée', en: 'Measurement deleted' },
  undo: { fr: 'Annuler', en: 'Undo' },
  undone: { fr: 'Suppression annulée', en: 'Deletion undone' },
  tooLateToUndo: { fr: 'La suppression ne peut plus être annulée.', en: 'It is too late to undo the deletion.' },
})

interface ChartFacts {
  readonly name: string
  readonly count: number
  readonly from: string
  readonly to: string
  readonly first: string
  readonly last: string
  readonly mean: string
}
