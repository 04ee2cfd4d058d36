import type { ImportFormat } from '@fonte/domain/exchange/import-format'
import type { WeightUnit } from '@fonte/domain/units/weight'
import { dictionary } from '@fonte/domain/words/dictionary'
import { plural } from '@fonte/domain/words/plural'
import { countedExercises, countedMeasures, countedPrograms, countedWorkouts } from './counted-words.ts'

/** Names of apps are the same in all languages. */
const formats: Readonly<Record<ImportFormat | 'fonte', string>> = {
  strong: 'Strong',
  hevy: 'Hevy',
  fitnotes: 'FitNotes',
  liftosaur: 'Liftosaur',
  stronglifts: 'StrongLifts',
  fitbod: 'Fitbod',
  jefit: 'JEFIT',
  wger: 'wger',
  'apple-health': 'Apple Health',
  measures: 'CSV',
  fonte: 'Fonte',
}

/** What the app of a file is called. */
export const formatName = (format: string): string => formats[format as ImportFormat] ?? format

type FileFacts = { format: string; rows: number; shown: string; size: string }

/** The words of bringing a file in, but for those of the file itself (`file-messages.ts`). */
export const importMessages = dictionary({
  title: { fr: 'Importer', en: 'Import' },
  text: {
    fr: 'L’historique d’une autre application, en CSV, JSON ou zip\u00a0: Strong, Hevy, FitNotes, Liftosaur, StrongLifts, Fitbod, JEFIT, wger. Les poids de corps d’Apple Santé et un export de Fonte aussi.',
    en: 'Your history from another app, as CSV, JSON or zip: Strong, Hevy, FitNotes, Liftosaur, StrongLifts, Fitbod, JEFIT, wger. Also body weight from Apple Health, and Fonte’s own exports.',
  },
  back: { fr: 'Paramètres', en: 'Settings' },
  steps: { fr: 'Étapes', en: 'Steps' },
  stepFile: { fr: 'Fichier', en: 'File' },
  stepCheck: { fr: 'Vérifier', en: 'Check' },
  stepDone: { fr: 'Importé', en: 'Imported' },

  choose: { fr: 'Choisir un fichier', en: 'Choose a file' },
  drop: { fr: 'Ou déposez le fichier ici, ou collez-le.', en: 'Or drop the file here, or paste it.' },
  nothingYet: { fr: 'Rien n’est enregistré avant votre accord.', en: 'Nothing is saved before you agree.' },
  undoable: {
    fr: 'Un import s’annule d’un geste pendant 30\u00a0jours.',
    en: 'An import can be undone in one tap for 30 days.',
  },
  change: { fr: 'Changer de fichier', en: 'Choose another file' },
  loading: { fr: 'Chargement…', en: 'Loading…' },
  reading: { fr: 'Lecture du fichier', en: 'Reading the file' },
  comparing: { fr: 'Comparaison avec votre historique…', en: 'Comparing with your history…' },
  notCompared: {
    fr: 'Votre historique n’a pas pu être lu\u00a0: ce fichier ne peut pas y être comparé.',
    en: 'Your history could not be read: this file cannot be compared with it.',
  },
  comparisonFailed: {
    fr: 'La comparaison avec votre historique a échoué.',
    en: 'The comparison with your history failed.',
  },
  failed: { fr: 'La lecture du fichier a échoué.', en: 'The file could not be read.' },
  pasted: { fr: 'Texte collé', en: 'Pasted text' },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  fileFacts: {
    fr: ({ format, rows, shown, size }: FileFacts) =>
      `${format} · ${shown} ${plural('fr', rows, { one: 'ligne', other: 'lignes' })} · ${size} · lu sur cet appareil`,
    en: ({ format, rows, shown, size }) =>
      `${format} · ${shown} ${plural('en', rows, { one: 'row', other: 'rows' })} · ${size} · read on this device`,
  },
  kilobytes: { fr: (size: string) => `${size}\u00a0ko`, en: (size) => `${size} kB` },
  megabytes: { fr: (size: string) => `${size}\u00a0Mo`, en: (size) => `${size} MB` },

  newWorkouts: { fr: 'Nouvelles séances', en: 'New workouts' },
  there: { fr: 'Déjà là', en: 'Already there' },
  changed: { fr: 'Modifiées', en: 'Changed' },
  setsToAdd: { fr: 'Séries à ajouter', en: 'Sets to add' },

  toCheck: { fr: 'Exercices à vérifier', en: 'Exercises to check' },
  possible: {
    fr: (count: number) => plural('fr', count, { one: '1 possible', other: `${count} possibles` }),
    en: (count) => `${count} possible`,
  },
  missing: { fr: 'introuvable', en: 'not found' },
  sets: {
    fr: (shown: string, count: number) => `${shown} ${plural('fr', count, { one: 'série', other: 'séries' })}`,
    en: (shown, count) => `${shown} ${plural('en', count, { one: 'set', other: 'sets' })}`,
  },
  known: {
    fr: (count: number) => `${count} ${plural('fr', count, { one: 'reconnu', other: 'reconnus' })}`,
    en: (count) => `${count} recognized`,
  },
  remembered: {
    fr: 'votre choix est retenu pour la prochaine fois',
    en: 'your choice is remembered for next time',
  },
  becomes: { fr: (name: string) => `${name} devient`, en: (name) => `${name} becomes` },
  create: { fr: (name: string) => `Créer «\u00a0${name}\u00a0»`, en: (name) => `Create “${name}”` },
  skip: { fr: 'Ignorer', en: 'Skip' },
  more: { fr: 'Chercher dans la bibliothèque…', en: 'Search the library…' },
  groupOf: { fr: (name: string) => `Groupe musculaire\u00a0: ${name}`, en: (name) => `Muscle group of ${name}` },
  groupToChoose: { fr: 'Groupe musculaire à choisir', en: 'Choose a muscle group' },
  groupsFirst: {
    fr: (shown: string, count: number) =>
      `Choisissez d’abord le groupe musculaire ${plural('fr', count, { one: 'd’un exercice à créer', other: `de ${shown} exercices à créer` })}.`,
    en: (shown, count) =>
      `First choose the muscle group of ${plural('en', count, { one: 'one exercise', other: `${shown} exercises` })} to be created.`,
  },
  search: { fr: (name: string) => `Exercice pour ${name}`, en: (name) => `Exercise for ${name}` },
  searchField: { fr: 'Rechercher un exercice', en: 'Search for an exercise' },
  noExercise: { fr: 'Aucun exercice trouvé.', en: 'No exercise found.' },

  importCount: {
    fr: (shown: string, count: number) => `Importer ${shown} ${countedWorkouts.fr(count)}`,
    en: (shown, count) => `Import ${shown} ${countedWorkouts.en(count)}`,
  },
  nothing: { fr: 'Rien à importer', en: 'Nothing to import' },
  importing: { fr: 'Import en cours', en: 'Importing' },
  progress: {
    fr: (sent: string, shown: string, of: number) => `${sent} sur ${shown} ${countedWorkouts.fr(of)}`,
    en: (sent, shown, of) => `${sent} of ${shown} ${countedWorkouts.en(of)}`,
  },
  waitsForNetwork: {
    fr: 'Pas de réseau\u00a0: l’import continuera dès qu’il reviendra.',
    en: 'No network: the import goes on as soon as it is back.',
  },
  heldUp: {
    fr: 'Le serveur a refusé une partie. Les autres attendent.',
    en: 'The server refused a part. The others are waiting.',
  },
  cancelled: {
    fr: 'Import arrêté. Ce qui était déjà importé reste\u00a0: vous pouvez l’annuler ci-dessous.',
    en: 'Import stopped. What has already been imported stays: you can undo it below.',
  },
  notCancelled: { fr: 'Import non arrêté', en: 'Import not stopped' },
  notCancelledText: {
    fr: 'Cet appareil n’a pas pu le noter\u00a0: l’import continue. Veuillez réessayer.',
    en: 'This device could not take note of it: the import goes on. Please try again.',
  },
  done: {
    fr: (shown: string, count: number) =>
      `${shown} ${plural('fr', count, { one: 'séance importée', other: 'séances importées' })}.`,
    en: (shown, count) => `${shown} ${countedWorkouts.en(count)} imported.`,
  },
  undo: { fr: 'Annuler l’import', en: 'Undo import' },
  undoing: { fr: 'Annulation…', en: 'Undoing…' },
  history: { fr: 'Voir l’historique', en: 'See the history' },
  another: { fr: 'Importer un autre fichier', en: 'Import another file' },

  imports: { fr: 'Imports', en: 'Imports' },
  noImports: { fr: 'Aucun import pour l’instant.', en: 'No imports yet.' },
  loadError: { fr: 'Impossible de charger les imports.', en: 'The imports could not be loaded.' },
  retry: { fr: 'Réessayer', en: 'Retry' },
  replaced: {
    fr: (shown: string, count: number) => `${shown} ${plural('fr', count, { one: 'remplacée', other: 'remplacées' })}`,
    en: (shown) => `${shown} replaced`,
  },
  workoutCount: {
    fr: (shown: string, count: number) => `${shown} ${countedWorkouts.fr(count)}`,
    en: (shown, count) => `${shown} ${countedWorkouts.en(count)}`,
  },
  programCount: {
    fr: (shown: string, count: number) => `${shown} ${countedPrograms.fr(count)}`,
    en: (shown, count) => `${shown} ${countedPrograms.en(count)}`,
  },
  measureCount: {
    fr: (shown: string, count: number) => `${shown} ${countedMeasures.fr(count)}`,
    en: (shown, count) => `${shown} ${countedMeasures.en(count)}`,
  },
  exerciseCount: {
    fr: (shown: string, count: number) =>
      `${shown} ${countedExercises.fr(count)} ${plural('fr', count, { one: 'créé', other: 'créés' })}`,
    en: (shown, count) => `${shown} created ${countedExercises.en(count)}`,
  },
  gym: { fr: 'salle', en: 'gym' },
  plan: { fr: 'planning', en: 'schedule' },
  nothingHere: { fr: 'rien ici ne vient de cet import', en: 'nothing here comes from this import' },
  undone: { fr: 'annulé', en: 'undone' },
  undoNamed: { fr: (file: string) => `Annuler l’import\u00a0: ${file}`, en: (file) => `Undo import: ${file}` },

  names: { fr: 'Noms retenus', en: 'Remembered names' },
  forget: { fr: (name: string) => `Oublier\u00a0: ${name}`, en: (name) => `Forget: ${name}` },
  notKept: { fr: 'Le changement n’a pas été enregistré.', en: 'The change was not saved.' },
  renameTitle: {
    fr: (name: string, exercise: string) => `«\u00a0${name}\u00a0» devient «\u00a0${exercise}\u00a0»`,
    en: (name, exercise) => `“${name}” becomes “${exercise}”`,
  },
  renameText: {
    fr: 'Faut-il aussi renommer les séries déjà importées sous ce nom\u00a0? Les séances modifiées depuis restent comme elles sont.',
    en: 'Rename the sets already imported under this name, too? Workouts edited since stay as they are.',
  },
  rename: { fr: 'Renommer aussi', en: 'Rename them, too' },
  renameNot: { fr: 'Seulement à l’avenir', en: 'Only from now on' },
  renamed: {
    fr: (shown: string, count: number) => `Exercice renommé dans ${shown} ${countedWorkouts.fr(count)}`,
    en: (shown, count) => `Exercise renamed in ${shown} ${countedWorkouts.en(count)}`,
  },
  undoRename: { fr: 'Annuler', en: 'Undo' },
  renamedBack: {
    fr: (shown: string, count: number) => `Ancien nom rétabli dans ${shown} ${countedWorkouts.fr(count)}`,
    en: (shown, count) => `Former name restored in ${shown} ${countedWorkouts.en(count)}`,
  },
  nothingRenamed: { fr: 'Aucune série à renommer', en: 'No set to rename' },
  goneExercise: { fr: 'Exercice supprimé', en: 'Deleted exercise' },

  theFile: { fr: 'Le fichier', en: 'The file' },
  weightUnit: { fr: 'Unité des poids', en: 'Weight unit' },
  unitUnknown: {
    fr: (name: string, figure: string) =>
      `Ce fichier ne dit pas l’unité. Par exemple, ${name || 'poids de corps'}\u00a0: ${figure}.`,
    en: (name, figure) => `This file does not say the unit. For ${name || 'body weight'}: ${figure}.`,
  },
  bodyWeight: { fr: 'poids de corps', en: 'body weight' },
  convertedFrom: {
    fr: (unit: WeightUnit) => `Ces poids semblent avoir été notés en ${unit}`,
    en: (unit) => `These weights look as if they were logged in ${unit}`,
  },
  distanceUnit: { fr: 'Unité des distances', en: 'Distance unit' },
  timesFrom: { fr: 'Heures notées à', en: 'Times are from' },
  dayOrder: { fr: 'Ordre du jour et du mois', en: 'Order of day and month' },
  ambiguous: {
    fr: ({ example, one, other }: { example: string; one: string; other: string }) =>
      `${example}\u00a0: ${one} ou ${other}\u00a0?`,
    en: ({ example, one, other }) => `${example}: ${one} or ${other}?`,
  },
  orderFirst: {
    fr: 'Dites d’abord comment ce fichier écrit les dates.',
    en: 'First say how this file writes its dates.',
  },
  keepNotes: { fr: 'Garder les notes', en: 'Keep notes' },
  moveToZone: {
    fr: (count: number) => `Donner le fuseau horaire choisi à ${count} ${countedWorkouts.fr(count)} déjà là`,
    en: (count) => `Give the chosen time zone to ${count} ${countedWorkouts.en(count)} already there`,
  },
  replaceChanged: {
    fr: (count: number) =>
      plural('fr', count, { one: 'Remplacer la modifiée', other: `Remplacer les ${count} modifiées` }),
    en: (count) => plural('en', count, { one: 'Replace the changed one', other: `Replace the ${count} changed` }),
  },
  bringBack: {
    fr: (count: number) => `Reprendre les séances supprimées (${count})`,
    en: (count) => `Bring back deleted workouts (${count})`,
  },
  showWorkouts: {
    fr: (count: string) => `Voir les ${count} séances`,
    en: (count) => `Show the ${count} workouts`,
  },
  duplicates: {
    fr: (count: number) => `Importer aussi les doublons possibles (${count})`,
    en: (count) => `Import possible duplicates too (${count})`,
  },
  byMonth: {
    fr: (fresh: number, known: number) =>
      `Séances du fichier par mois\u00a0: ${fresh} ${plural('fr', fresh, { one: 'nouvelle', other: 'nouvelles' })} en noir, ${known} ${plural('fr', known, { one: 'autre', other: 'autres' })} en creux`,
    en: (fresh, known) =>
      `Workouts of the file by month: ${fresh} new in black, ${known} ${plural('en', known, { one: 'other', other: 'others' })} hollow`,
  },
  span: {
    fr: (first: string, last: string) => `Du ${first} au ${last}.`,
    en: (first, last) => `From ${first} to ${last}.`,
  },
  workoutsByMonth: { fr: 'séances par mois', en: 'workouts by month' },
  month: { fr: 'Mois', en: 'Month' },
  freshOnes: { fr: 'Nouvelles', en: 'New' },
  otherOnes: { fr: 'Autres', en: 'Others' },
  hollow: { fr: 'En creux\u00a0: déjà là, ou laissées de côté.', en: 'Hollow: already there, or left out.' },
})
