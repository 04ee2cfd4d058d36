import { dictionary } from '@fonte/domain/words/dictionary'

type Counted = { count: number }
type Told = { count: string }
type Planned = { name: string; count: number }
type Arrived = { entries: string; of: string }

const workouts = {
  fr: ({ count }: Counted) => (count < 2 ? `${count} séance` : `${count} séances`),
  en: ({ count }: Counted) => (count === 1 ? '1 workout' : `${count} workouts`),
}

/** Words of taking one's data along, and of bringing some in. */
export const exportMessages = dictionary({
  fonte: { fr: 'Fonte (JSON)', en: 'Fonte (JSON)' },
  fonteText: {
    fr: 'Tout ce que Fonte garde de vous, dans un format publié.',
    en: 'Everything Fonte keeps about you, in a published format.',
  },
  strong: { fr: 'CSV (colonnes de Strong)', en: 'CSV (Strong’s columns)' },
  hevy: { fr: 'CSV (colonnes de Hevy)', en: 'CSV (Hevy’s columns)' },
  csvText: {
    fr: 'Vos séances pour un tableur ou une autre application.',
    en: 'Your workouts for a spreadsheet or another app.',
  },
  calendar: { fr: 'Calendrier (iCal)', en: 'Calendar (iCal)' },
  calendarText: {
    fr: 'Vos séances, et vos jours prévus, pour votre agenda.',
    en: 'Your workouts, and your planned days, for your calendar.',
  },
  export: { fr: 'Exporter', en: 'Export' },
  exportAs: {
    fr: ({ format }: { format: string }) => `Exporter\u00a0: ${format}`,
    en: ({ format }) => `Export: ${format}`,
  },
  import: { fr: 'Importer', en: 'Import' },
  importText: {
    fr: 'Un programme reçu, ou un fichier venu d’ailleurs.',
    en: 'A program you received, or a file from elsewhere.',
  },
  workouts,
  onDevice: {
    fr: 'Le fichier est créé sur cet appareil, même sans réseau.',
    en: 'The file is made on this device, also without a network.',
  },
  arriving: {
    fr: ({ entries, of }: Arrived) => `Vos séances arrivent sur cet appareil\u00a0: ${entries} sur ${of}.`,
    en: ({ entries, of }) => `Your workouts are reaching this device: ${entries} of ${of}.`,
  },
  loading: { fr: 'Lecture de vos séances', en: 'Reading your workouts' },
  failed: {
    fr: 'Vos séances ne sont pas encore sur cet appareil. Réessayez avec du réseau.',
    en: 'Your workouts are not on this device yet. Try again with a network.',
  },
  retry: { fr: 'Réessayer', en: 'Retry' },
  none: { fr: 'Aucune séance à exporter.', en: 'No workout to export.' },
  losses: { fr: 'Ce que ce fichier ne garde pas', en: 'What this file does not keep' },
  lossless: {
    fr: 'Vos séries y sont entières. Programmes, exercices et réglages n’y sont pas.',
    en: 'Your sets are in it in full. Programs, exercises and settings are not.',
  },
  'empty-workouts': {
    fr: ({ count }: Told) => `Séances sans série, absentes du fichier\u00a0: ${count}`,
    en: ({ count }) => `Workouts without a set, left out: ${count}`,
  },
  supersets: {
    fr: ({ count }: Told) => `Séries de supersets, sans leur lien\u00a0: ${count}`,
    en: ({ count }) => `Sets of supersets, without their link: ${count}`,
  },
  alternation: {
    fr: ({ count }: Told) => `Séances en alternance, rangées par exercice\u00a0: ${count}`,
    en: ({ count }) => `Workouts with alternating exercises, listed by exercise: ${count}`,
  },
  kinds: {
    fr: ({ count }: Told) => `Séries cluster, back-off ou AMRAP, sous un type voisin\u00a0: ${count}`,
    en: ({ count }) => `Cluster, back-off and AMRAP sets, under a similar type: ${count}`,
  },
  'low-effort': {
    fr: ({ count }: Told) => `Séries à un RPE sous 6, sans effort noté\u00a0: ${count}`,
    en: ({ count }) => `Sets at an RPE below 6, with the effort left out: ${count}`,
  },
  'half-effort': {
    fr: ({ count }: Told) => `Séries à un RPE de 6,5, notées 6\u00a0: ${count}`,
    en: ({ count }) => `Sets at an RPE of 6.5, written as 6: ${count}`,
  },
  sides: {
    fr: ({ count }: Told) => `Séries d’un seul côté, indiqué dans une note\u00a0: ${count}`,
    en: ({ count }) => `Sets of one side, with the side in a note: ${count}`,
  },
  notes: {
    fr: ({ count }: Told) => `Notes qui passent de la série à l’exercice, ou l’inverse\u00a0: ${count}`,
    en: ({ count }) => `Notes that move between set and exercise: ${count}`,
  },
  moments: {
    fr: ({ count }: Told) => `Séries dont l’heure est laissée de côté\u00a0: ${count}`,
    en: ({ count }) => `Sets whose time of day is left out: ${count}`,
  },
  'other-unit': {
    fr: ({ count }: Told) => `Séries notées dans l’autre unité, converties\u00a0: ${count}`,
    en: ({ count }) => `Sets logged in the other unit, converted: ${count}`,
  },
  plannedDays: {
    fr: ({ count }: Counted) =>
      count < 2 ? 'Aussi le jour prévu chaque semaine' : `Aussi les ${count} jours prévus chaque semaine`,
    en: ({ count }) => (count === 1 ? 'Also the day planned each week' : `Also the ${count} days planned each week`),
  },
  plannedStay: {
    fr: 'Réimporter le fichier ajoute et remplace des jours\u00a0; un jour qui n’est plus prévu reste dans l’agenda.',
    en: 'Importing the file again adds and replaces days; a day no longer planned stays in your calendar.',
  },
  plannedExercise: {
    fr: ({ name, count }: Planned) => `${name}\u00a0: ${count} ${count < 2 ? 'série' : 'séries'}`,
    en: ({ name, count }) => `${name}: ${count} ${count === 1 ? 'set' : 'sets'}`,
  },
  rotation: {
    fr: 'Une rotation n’a pas de jours fixes\u00a0: elle n’est pas dans le calendrier.',
    en: 'A rotation has no fixed days: it is not in the calendar.',
  },
  download: { fr: 'Télécharger', en: 'Download' },
  close: { fr: 'Fermer', en: 'Close' },
  strongFile: { fr: 'fonte-strong.csv', en: 'fonte-strong.csv' },
  hevyFile: { fr: 'fonte-hevy.csv', en: 'fonte-hevy.csv' },
  calendarFile: { fr: 'fonte-seances.ics', en: 'fonte-workouts.ics' },
})
