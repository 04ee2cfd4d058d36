import type { FileProblemReason, FileRefusal, FileRemark, FileWarning } from '@fonte/domain/exchange/file-reading'
import type { FileLine } from '@fonte/domain/exchange/imported-workout'
import { dictionary } from '@fonte/domain/words/dictionary'
import type { Language } from '@fonte/domain/words/language'

/** What is wrong with a row. */
const problems = dictionary({
  date: { fr: 'date illisible', en: 'unreadable date' },
  number: { fr: 'nombre illisible', en: 'unreadable number' },
  above: { fr: 'au-dessus du maximum', en: 'above the maximum' },
  below: { fr: 'au-dessous du minimum', en: 'below the minimum' },
  'open-quote': { fr: 'guillemet non fermé', en: 'unclosed quote' },
  'extra-column': { fr: 'colonne en trop', en: 'extra column' },
  'field-too-long': { fr: 'champ trop long', en: 'field too long' },
  'no-exercise': { fr: 'aucun exercice', en: 'no exercise' },
  'too-many-sets': { fr: 'trop de séries dans la séance', en: 'too many sets in the workout' },
  'too-many-exercises': { fr: 'trop d’exercices dans la séance', en: 'too many exercises in the workout' },
  'not-read': { fr: 'non lu', en: 'not read' },
} satisfies Record<FileProblemReason, unknown>)

const warnings = dictionary({
  duration: { fr: 'Durée invraisemblable\u00a0: laissée vide', en: 'Implausible duration: left empty' },
  'set-kind': {
    fr: 'Type de série inconnu\u00a0: lu comme série de travail',
    en: 'Unknown set type: read as a working set',
  },
  detail: { fr: 'Détail hors limites\u00a0: laissé de côté', en: 'Detail out of range: left out' },
  'note-cut': { fr: 'Note trop longue\u00a0: coupée', en: 'Note too long: cut' },
} satisfies Record<FileWarning['what'], unknown>)

const remarks = dictionary({
  'no-supersets': { fr: 'Strong n’exporte pas les supersets.', en: 'Strong does not export supersets.' },
  'by-position': { fr: 'Colonnes lues d’après leur place.', en: 'Columns were read by their position.' },
  'windows-1252': { fr: 'Texte lu comme Windows-1252.', en: 'Text was read as Windows-1252.' },
  'day-only': { fr: 'Jour seul\u00a0: les séances sont placées à midi.', en: 'Day only: workouts are placed at noon.' },
  'cardio-not-read': { fr: 'Cardio non importé', en: 'Cardio not imported' },
  'workouts-without-sets': { fr: 'Séances sans séries, non importées', en: 'Workouts without sets, not imported' },
  'programs-not-read': { fr: 'Programmes non importés', en: 'Programs not imported' },
  'units-not-read': { fr: 'Séries d’une unité inconnue, non importées', en: 'Sets of an unknown unit, not imported' },
  'kind-not-read': { fr: 'Type de série non lu', en: 'Set type not read' },
  'measures-not-read': { fr: 'Mesures non lues', en: 'Measurements not read' },
  'rests-not-read': { fr: 'Temps de repos non importés', en: 'Rest times not imported' },
  'both-sides-not-read': {
    fr: 'Séries faites des deux côtés (multiplier), importées comme écrites',
    en: 'Sets done on both sides (multiplier), imported as written',
  },
  'incline-not-read': { fr: 'Pente (Incline) non importée', en: 'Incline not imported' },
  'resistance-not-read': { fr: 'Résistance (Resistance) non importée', en: 'Resistance not imported' },
  'stood-otherwise': {
    fr: 'Séances qui diffèrent d’un fichier de l’archive à l’autre, reprises du plus long',
    en: 'Workouts that differ between files of the archive, taken from the longest',
  },
  'empty-sets': { fr: 'Séries vides, laissées de côté', en: 'Empty sets, left out' },
} satisfies Record<FileRemark['what'], unknown>)

/** Words of what a file holds that cannot be taken as it stands. */
export const importFileMessages = dictionary({
  leftOut: { fr: 'Lignes laissées de côté', en: 'Rows left out' },
  line: { fr: (line: string) => `ligne ${line}`, en: (line) => `line ${line}` },
  lineOfFile: {
    fr: (line: string, file: string) => `${file}, ligne ${line}`,
    en: (line, file) => `${file}, line ${line}`,
  },
  lineWith: {
    fr: (line: string, value: string) => `${line}\u00a0: «\u00a0${value}\u00a0»`,
    en: (line, value) => `${line}: “${value}”`,
  },
  aboveMost: { fr: (most: string) => `au-dessus de ${most}`, en: (most) => `above ${most}` },
  belowLeast: { fr: (least: string) => `au-dessous de ${least}`, en: (least) => `below ${least}` },
  quoted: { fr: (value: string) => `«\u00a0${value}\u00a0»`, en: (value) => `“${value}”` },
  download: { fr: 'Télécharger la liste', en: 'Download the list' },
  listName: { fr: 'lignes-laissées-de-côté.txt', en: 'rows-left-out.txt' },
  firstOf: {
    fr: (shown: string, all: string) => `Les ${shown} premières sur ${all}.`,
    en: (shown, all) => `The first ${shown} of ${all}.`,
  },
  ignoredColumns: {
    fr: (columns: string) => `Colonnes ignorées\u00a0: ${columns}`,
    en: (columns) => `Ignored columns: ${columns}`,
  },
  filesLeftOut: {
    fr: (files: string) => `Fichiers de l’archive non importés\u00a0: ${files}. Importez-les à part.`,
    en: (files) => `Files of the archive not imported: ${files}. Import them on their own.`,
  },
  tolds: { fr: 'À savoir', en: 'Good to know' },

  empty: { fr: 'Ce fichier est vide.', en: 'This file is empty.' },
  unknown: {
    fr: (columns: string) => `Ce n’est pas un export que Fonte connaît. Colonnes trouvées\u00a0: ${columns}.`,
    en: (columns) => `This is not an export Fonte knows. Columns found: ${columns}.`,
  },
  unknownPlain: { fr: 'Ce n’est pas un export que Fonte connaît.', en: 'This is not an export Fonte knows.' },
  database: {
    fr: 'Cette sauvegarde est une base de données. Exportez en CSV depuis l’application.',
    en: 'This backup is a database. Export as CSV from the app.',
  },
  tooLarge: {
    fr: (limit: string) =>
      `Ce fichier dépasse ${limit}. Exportez année par année, ou partagez-le en plusieurs fichiers.`,
    en: (limit) => `This file exceeds ${limit}. Export year by year, or split it into several files.`,
  },
  bytes: { fr: (most: string) => `${most}\u00a0Mo`, en: (most) => `${most} MB` },
  rows: { fr: (most: string) => `${most} lignes`, en: (most) => `${most} rows` },
  workouts: { fr: (most: string) => `${most} séances`, en: (most) => `${most} workouts` },
  files: { fr: (most: string) => `${most} fichiers`, en: (most) => `${most} files` },
  severalOwn: {
    fr: (files: string) =>
      `Un fichier de Fonte s’importe seul, et cette archive contient plusieurs fichiers\u00a0: ${files}. Décompressez-la, puis importez-les un par un.`,
    en: (files) =>
      `A Fonte file is imported on its own, and this archive holds several files: ${files}. Unzip it, then import them one by one.`,
  },
  noWorkout: { fr: 'Aucune séance dans ce fichier.', en: 'No workout in this file.' },
  broken: {
    fr: (line: string) => `Ce fichier est abîmé, à partir de la ligne ${line}.`,
    en: (line) => `This file is damaged from line ${line} on.`,
  },
  brokenIn: {
    fr: (line: string, file: string) => `${file} est abîmé, à partir de la ligne ${line}.`,
    en: (line, file) => `${file} is damaged from line ${line} on.`,
  },
  mostlyBad: {
    fr: 'Plus de la moitié des lignes sont illisibles\u00a0: rien n’est importé.',
    en: 'More than half of the rows cannot be read: nothing is imported.',
  },
  sendHeader: { fr: 'Envoyer la ligne d’en-tête', en: 'Send the header line' },
  headerReport: {
    fr: (header: string) => `Export à reconnaître. Ligne d’en-tête\u00a0: ${header}`,
    en: (header) => `An export to recognize. Header line: ${header}`,
  },
  headerSent: { fr: 'Ligne d’en-tête envoyée', en: 'Header line sent' },
  headerSentText: {
    fr: 'Cette ligne et rien d’autre. Merci, elle aide à lire ces fichiers.',
    en: 'That line and nothing else. Thank you, it helps Fonte read such files.',
  },
})

export type ImportFileWords = ReturnType<typeof importFileMessages>

/** Where a row stands, with its file where there are several. */
export function lineWords({ line, file }: FileLine, words: ImportFileWords, number: (value: number) => string): string {
  return file === undefined ? words.line(number(line)) : words.lineOfFile(number(line), file)
}

/** What is wrong with a row, with the limit where there is one. */
export function problemWords(
  { what, limit }: { readonly what: FileProblemReason; readonly limit?: number | undefined },
  lang: Language,
  number: (value: number) => string,
): string {
  const words = importFileMessages(lang)
  if (limit === undefined) return problems(lang)[what]
  if (what === 'above') return words.aboveMost(number(limit))
  return what === 'below' ? words.belowLeast(number(limit)) : problems(lang)[what]
}

export const warningWords = (what: FileWarning['what'], lang: Language): string => warnings(lang)[what]

export const remarkWords = (what: FileRemark['what'], lang: Language): string => remarks(lang)[what]

const megabyte = 1_000_000

/** Why a file is refused, as a sentence. */
export function refusalWords(refusal: FileRefusal, words: ImportFileWords, number: (value: number) => string): string {
  switch (refusal.reason) {
    case 'empty':
      return words.empty
    case 'unknown':
      return refusal.columns.length > 0 ? words.unknown(refusal.columns.join(', ')) : words.unknownPlain
    case 'database':
      return words.database
    case 'too-large': {
      const { limit, most } = refusal
      if (limit === 'rows' || limit === 'workouts' || limit === 'files')
        return words.tooLarge(words[limit](number(most)))
      return words.tooLarge(words.bytes(number(most / megabyte)))
    }
    case 'several-own':
      return words.severalOwn(refusal.files.join(', '))
    case 'no-workout':
      return words.noWorkout
    case 'broken':
      return refusal.file === undefined
        ? words.broken(number(refusal.line))
        : words.brokenIn(number(refusal.line), refusal.file)
    case 'mostly-bad':
      return words.mostlyBad
  }
}
