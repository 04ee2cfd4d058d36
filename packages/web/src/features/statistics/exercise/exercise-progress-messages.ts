import type { WeightUnit } from '@fonte/domain/units/weight'
import { dictionary } from '@fonte/domain/words/dictionary'
import { plural } from '@fonte/domain/words/plural'

interface Span {
  readonly from: string
  readonly to: string
}

interface OnePoint {
  readonly name: string
  readonly value: string
  readonly standing: 'start' | 'record' | 'other'
}

const records = {
  fr: (count: number) =>
    count === 0 ? 'aucun record' : `${count} ${plural('fr', count, { one: 'record', other: 'records' })}`,
  en: (count: number) =>
    count === 0 ? 'no record' : `${count} ${plural('en', count, { one: 'record', other: 'records' })}`,
}

const pauses = {
  fr: (count: number) => (count === 0 ? '' : `, ${count} ${plural('fr', count, { one: 'pause', other: 'pauses' })}`),
  en: (count: number) => (count === 0 ? '' : `, ${count} ${plural('en', count, { one: 'break', other: 'breaks' })}`),
}

/** The words of the page of one exercise. */
export const exerciseProgressMessages = dictionary({
  exercise: { fr: 'Exercice', en: 'Exercise' },
  back: { fr: 'Statistiques', en: 'Stats' },
  details: { fr: 'Comment le faire', en: 'How to do it' },
  wholePage: { fr: 'Toute la progression', en: 'All progress' },
  workoutsSince: {
    fr: ({ count, month }: { count: string; month: string }) => `${count} depuis ${month}`,
    en: ({ count, month }) => `${count} since ${month}`,
  },
  workouts: {
    fr: (count: number) => `${count} ${plural('fr', count, { one: 'séance', other: 'séances' })}`,
    en: (count) => `${count} ${plural('en', count, { one: 'workout', other: 'workouts' })}`,
  },
  withVariants: { fr: 'Avec les variantes', en: 'With variants' },

  figures: { fr: 'En chiffres', en: 'In figures' },
  oneRepMaxIn: { fr: (unit: WeightUnit) => `1RM estimé (${unit})`, en: (unit) => `Estimated 1RM (${unit})` },
  heaviestIn: { fr: (unit: WeightUnit) => `Plus lourd (${unit})`, en: (unit) => `Heaviest (${unit})` },
  hardSets: { fr: 'Séries de travail', en: 'Working sets' },
  volumeIn: { fr: (unit: WeightUnit) => `Volume (${unit})`, en: (unit) => `Volume (${unit})` },
  mostReps: { fr: 'Plus de répétitions', en: 'Most reps' },
  allReps: { fr: 'Répétitions', en: 'Reps' },
  longestIn: { fr: 'Plus longue durée (s)', en: 'Longest time (s)' },
  allSeconds: { fr: 'Durée totale (s)', en: 'Total time (s)' },
  farthestIn: { fr: 'Plus longue distance (m)', en: 'Longest distance (m)' },
  allMetres: { fr: 'Distance totale (m)', en: 'Total distance (m)' },

  oneRepMax: { fr: '1RM estimé', en: 'Estimated 1RM' },
  reps: { fr: 'Répétitions', en: 'Reps' },
  time: { fr: 'Durée', en: 'Time' },
  distance: { fr: 'Distance', en: 'Distance' },
  formula: { fr: 'Formule', en: 'Formula' },
  withReserve: { fr: 'avec la réserve', en: 'with reserve' },
  chartSentence: {
    fr: ({ name, from, to, count, gaps }: Span & { name: string; count: number; gaps: number }) =>
      `${name}\u00a0: de ${from} à ${to}, ${records.fr(count)}${pauses.fr(gaps)}`,
    en: ({ name, from, to, count, gaps }) => `${name}: from ${from} to ${to}, ${records.en(count)}${pauses.en(gaps)}`,
  },
  /** The only one of a period: the first of all, one that beat all before it, or another one. */
  onePoint: {
    fr: ({ name, value, standing }: OnePoint) =>
      `${name}\u00a0: ${value}${{ start: ', point de départ', record: ', record', other: '' }[standing]}`,
    en: ({ name, value, standing }) =>
      `${name}: ${value}${{ start: ', starting point', record: ', record', other: '' }[standing]}`,
  },
  legend: {
    fr: 'Disque rouge\u00a0: record. Trait\u00a0: meilleur à ce jour. Hachures\u00a0: pause de trois semaines ou plus.',
    en: 'Red dot: record. Line: best so far. Hatching: a break of three weeks or more.',
  },
  estimated: {
    fr: 'Séries de 1 à 12 répétitions, sans les échauffements.',
    en: 'Sets of 1 to 12 reps, without warm-ups.',
  },
  above: {
    fr: 'Au-delà de 12 répétitions, l’estimation ne vaut rien.',
    en: 'Above 12 reps an estimate means little.',
  },
  noBodyWeight: {
    fr: 'Une part du poids du corps est soulevée\u00a0: sans le connaître, il n’y a pas d’estimation.',
    en: 'This exercise lifts part of your body weight: without that weight there is no estimate.',
  },
  toBodyWeight: { fr: 'Noter son poids', en: 'Enter a body weight' },
  nothingInPeriod: {
    fr: 'Aucune séance de cet exercice dans cette période.',
    en: 'No workout with this exercise in this period.',
  },
  noEstimateInPeriod: {
    fr: 'Aucune série de cette période ne donne d’estimation.',
    en: 'No set in this period gives an estimate.',
  },
  nothingCounts: {
    fr: 'Aucune série de cette période ne compte ici.',
    en: 'No set in this period counts here.',
  },
  day: { fr: 'Date', en: 'Date' },
  set: { fr: 'Série', en: 'Set' },
  startingPoint: { fr: 'Point de départ', en: 'Starting point' },
  isRecord: { fr: 'Record', en: 'Record' },

  repRecords: { fr: 'Records de répétitions', en: 'Rep records' },
  repsShort: { fr: 'Rép.', en: 'Reps' },
  estimateShort: { fr: '1RM est.', en: 'Est. 1RM' },
  workoutVolumes: { fr: 'Volume par séance', en: 'Volume per workout' },
  slab: { fr: (load: string) => `Un bloc vaut ${load}.`, en: (load) => `One block is ${load}.` },
  warmUpsLeftOut: { fr: 'Échauffements non comptés.', en: 'Warm-ups not counted.' },
  volumeSentence: {
    fr: ({ count, from, to }: Span & { count: number }) =>
      `Volume de travail ${count === 1 ? 'de la dernière séance' : `des ${count} dernières séances`}\u00a0: de ${from} à ${to}`,
    en: ({ count, from, to }) =>
      `Working volume of the last ${count === 1 ? 'workout' : `${count} workouts`}: from ${from} to ${to}`,
  },
  history: { fr: 'Historique', en: 'History' },
  progress: { fr: 'Progression', en: 'Progress' },
  more: { fr: 'Afficher la suite', en: 'Show more' },
  volumeOfWorkout: { fr: (load: string) => `volume ${load}`, en: (load) => `volume ${load}` },

  empty: { fr: 'Pas encore de série', en: 'No set yet' },
  emptyText: {
    fr: 'Dès la première série de cet exercice, sa progression apparaît ici.',
    en: 'From the first set of this exercise on, its progress appears here.',
  },
  missing: { fr: 'Exercice introuvable', en: 'Exercise not found' },
  missingText: {
    fr: 'Il n’est ni dans la bibliothèque, ni dans vos séances.',
    en: 'It is neither in the library nor in your workouts.',
  },
})
