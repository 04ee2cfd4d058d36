import type { WeightUnit } from '@fonte/domain/units/weight'
import { dictionary } from '@fonte/domain/words/dictionary'

type Named = { name: string }
type Counted = { count: number }
type Line = {
  reps: string
  weight: string
  unit: WeightUnit
  seconds?: string | undefined
  distance?: string | undefined
}

/** A set by its time or distance, where it is counted so. */
const measured = ({ reps, seconds, distance }: Line): string | undefined => {
  if (reps !== '0') return undefined
  if (seconds) return `${seconds} s`
  return distance ? `${distance} m` : undefined
}

const withWeight = (work: string, { reps, weight, unit }: Line): string => {
  if (weight === '0') return work
  return `${reps === '0' ? work : reps} × ${weight}\u00a0${unit}`
}

/** Words of the program form. */
export const editorMessages = dictionary({
  create: { fr: 'Créer un programme', en: 'Create a program' },
  edit: { fr: 'Modifier le programme', en: 'Edit program' },
  back: { fr: 'Retour', en: 'Back' },
  name: { fr: 'Nom du programme', en: 'Program name' },
  description: { fr: 'Description', en: 'Description' },
  nameEn: { fr: 'Nom du programme (anglais)', en: 'Program name (English)' },
  descriptionEn: { fr: 'Description (anglais)', en: 'Description (English)' },
  englishHint: {
    fr: 'Sans traduction, le texte français est affiché.',
    en: 'Without a translation, the French text is shown.',
  },
  descriptionAndImage: { fr: 'Description et image', en: 'Description and image' },
  imageUrl: { fr: "URL de l'image", en: 'Image URL' },
  exercises: { fr: 'Exercices', en: 'Exercises' },
  addExercises: { fr: 'Ajouter des exercices', en: 'Add exercises' },
  noExercise: { fr: 'Rien sur la barre', en: 'Nothing on the bar' },
  noExerciseText: {
    fr: 'Ajoutez les exercices dans l’ordre de la séance.',
    en: 'Add the exercises in the order of the workout.',
  },
  reps: { fr: 'Répétitions', en: 'Reps' },
  weight: { fr: (unit: WeightUnit) => `Poids (${unit})`, en: (unit) => `Weight (${unit})` },
  rest: { fr: 'Repos (s)', en: 'Rest (s)' },
  defaultRest: { fr: "Repos avant l'exercice suivant (s)", en: 'Rest before next exercise (s)' },
  addSet: { fr: 'Ajouter une série', en: 'Add set' },
  applyToFollowing: { fr: 'Appliquer aux séries suivantes', en: 'Apply to the following sets' },
  removeSet: { fr: 'Supprimer la série', en: 'Remove set' },
  set: { fr: ({ count }: Counted) => `Série ${count}`, en: ({ count }) => `Set ${count}` },
  moveSet: {
    fr: ({ count }: Counted) => `Déplacer la série ${count}`,
    en: ({ count }) => `Move set ${count}`,
  },
  actionsOf: { fr: ({ name }: Named) => `Actions : ${name}`, en: ({ name }) => `Actions: ${name}` },
  up: { fr: 'Monter', en: 'Move up' },
  down: { fr: 'Descendre', en: 'Move down' },
  setUp: { fr: ({ name }: Named) => `Monter\u00a0: ${name}`, en: ({ name }) => `Move up: ${name}` },
  setDown: { fr: ({ name }: Named) => `Descendre\u00a0: ${name}`, en: ({ name }) => `Move down: ${name}` },
  orderSets: { fr: 'Réordonner les séries', en: 'Reorder sets' },
  orderDone: { fr: 'Terminer', en: 'Done' },
  duplicate: { fr: 'Dupliquer l’exercice', en: 'Duplicate exercise' },
  group: { fr: 'Grouper avec le précédent', en: 'Group with previous' },
  ungroup: { fr: 'Dissocier', en: 'Ungroup' },
  groupRest: { fr: 'Repos entre les exercices du tour (s)', en: 'Rest between exercises of the round (s)' },
  addNote: { fr: 'Ajouter une note', en: 'Add a note' },
  note: { fr: 'Note', en: 'Note' },
  noteHint: {
    fr: 'Un réglage, une prise\u00a0: visible uniquement par vous.',
    en: 'A setting, a grip: only you can see it.',
  },
  progression: { fr: 'Progression', en: 'Progression' },
  columns: { fr: 'Détails des séries', en: 'Set details' },
  columnsText: {
    fr: 'Ce que chaque série de cet exercice précise, en plus de ses chiffres.',
    en: 'What each set of this exercise says besides its figures.',
  },
  close: { fr: 'Fermer', en: 'Close' },
  atMost: { fr: 'jusqu’à', en: 'up to' },
  remove: { fr: 'Retirer du programme', en: 'Remove from program' },
  removed: { fr: 'Exercice retiré', en: 'Exercise removed' },
  undo: { fr: 'Annuler', en: 'Undo' },
  setLine: {
    fr: (line: Line) => withWeight(measured(line) ?? `${line.reps} rép.`, line),
    en: (line) => withWeight(measured(line) ?? `${line.reps} reps`, line),
  },
  setCount: {
    fr: ({ count }: Counted): string => (count < 2 ? 'série' : 'séries'),
    en: ({ count }) => (count === 1 ? 'set' : 'sets'),
  },
  minutes: { fr: 'min', en: 'min' },
  save: { fr: 'Enregistrer', en: 'Save' },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  saved: { fr: 'Programme enregistré', en: 'Program saved' },
  notSaved: { fr: 'Programme non enregistré', en: 'Program not saved' },
  restored: {
    fr: 'Ce que vous aviez saisi a été retrouvé.',
    en: 'What you had typed has been restored.',
  },
  startOver: { fr: 'Repartir de la version enregistrée', en: 'Start over from the saved version' },
  startEmpty: { fr: 'Repartir de zéro', en: 'Start from scratch' },
  loading: { fr: 'Chargement du programme', en: 'Loading the program' },
  loadError: { fr: 'Impossible de charger les programmes.', en: 'The programs could not be loaded.' },
  retry: { fr: 'Réessayer', en: 'Retry' },
  notFound: { fr: 'Programme non trouvé.', en: 'Program not found.' },

  // Problems
  nameBlank: { fr: 'Le nom du programme est obligatoire.', en: 'The program name is required.' },
  notHttps: { fr: 'L’adresse doit commencer par https.', en: 'The address must start with https.' },
  tooFewExercises: { fr: 'Ajoutez au moins un exercice.', en: 'Add at least one exercise.' },
  tooManyExercises: {
    fr: ({ count }: Counted) => `${count} exercices au maximum.`,
    en: ({ count }) => `${count} exercises at most.`,
  },
  tooManySets: {
    fr: ({ count }: Counted) => `${count} séries au maximum.`,
    en: ({ count }) => `${count} sets at most.`,
  },
  repeated: { fr: 'Cet exercice est déjà dans le programme.', en: 'This exercise is already in the program.' },
  notANumber: { fr: 'Un nombre entier est attendu.', en: 'Enter a whole number.' },
  notARest: {
    fr: 'Un nombre de secondes, ou de minutes et secondes (2:30), est attendu.',
    en: 'Enter seconds, or minutes and seconds (2:30).',
  },
  notHalf: { fr: 'Un nombre entier ou un demi (1,5) est attendu.', en: 'Enter a whole number or a half (1.5).' },
  belowReps: {
    fr: 'Le maximum doit être au moins égal aux répétitions.',
    en: 'The upper end must be at least the reps.',
  },
  tooSmall: { fr: 'Un nombre d’au moins 1 est attendu.', en: 'Enter a number of at least 1.' },
  assistWithWeight: {
    fr: ({ field }: { field: string }) => `Avec une assistance, «\u00a0${field}\u00a0» doit valoir 0.`,
    en: ({ field }) => `With assistance, “${field}” must be 0.`,
  },
  otherWeight: {
    fr: 'Ce poids ne va pas avec les autres chiffres.',
    en: 'This weight does not fit the other figures.',
  },
  scattered: {
    fr: 'Les exercices d’un groupe se suivent sans interruption.',
    en: 'The exercises of a group must follow each other without a break.',
  },
  tooLarge: {
    fr: ({ field, max }: { field: string; max: string }) => `${field} : ${max} au maximum.`,
    en: ({ field, max }) => `${field}: ${max} at most.`,
  },
})
