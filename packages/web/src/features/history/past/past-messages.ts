import type { WeightUnit } from '@fonte/domain/units/weight'
import { dictionary } from '@fonte/domain/words/dictionary'

type Counted = { count: number }
type Named = { name: string }

/** Words of the form of a past workout. */
export const pastMessages = dictionary({
  unnamed: { fr: 'Séance libre', en: 'Quick workout' },
  program: { fr: 'À partir d’un programme', en: 'From a program' },
  noProgram: { fr: 'Aucun', en: 'None' },
  replaceSets: { fr: 'Remplacer les séries saisies\u00a0?', en: 'Replace the sets you typed?' },
  replaceSetsText: {
    fr: 'Le jour, l’heure, la durée et la note restent. Les séries deviennent celles de ce choix.',
    en: 'Day, time, duration and note stay. The sets become those of this choice.',
  },
  replace: { fr: 'Remplacer', en: 'Replace' },
  keepSets: { fr: 'Garder les séries', en: 'Keep the sets' },
  programMissing: { fr: 'Ce programme n’existe pas.', en: 'This program does not exist.' },
  programsFailed: { fr: 'Impossible de charger les programmes.', en: 'The programs could not be loaded.' },
  name: { fr: 'Nom', en: 'Name' },
  day: { fr: 'Jour', en: 'Day' },
  start: { fr: 'Début', en: 'Start' },
  minutes: { fr: 'Durée (min)', en: 'Duration (min)' },
  long: { fr: 'Plus de cinq heures\u00a0: est-ce juste\u00a0?', en: 'Over five hours: is that right?' },
  deletedMeanwhile: {
    fr: 'Cette séance a été supprimée entre-temps. Enregistrer la garde comme une nouvelle séance.',
    en: 'This workout was deleted meanwhile. Saving keeps it as a new workout.',
  },
  otherZone: {
    fr: 'Heure du lieu où elle s’est déroulée.',
    en: 'Local time where it took place.',
  },
  exercises: { fr: 'Exercices', en: 'Exercises' },
  addExercise: { fr: 'Ajouter un exercice', en: 'Add exercise' },
  noExercise: { fr: 'Aucun exercice', en: 'No exercise' },
  noExerciseText: {
    fr: 'Ajoutez ce qui a été fait, exercice par exercice.',
    en: 'Add what was done, exercise by exercise.',
  },
  set: { fr: ({ count }: Counted) => `Série ${count}`, en: ({ count }) => `Set ${count}` },
  setOfKind: {
    fr: ({ kind, count }: { kind: string; count: number }) => `${kind} ${count}`,
    en: ({ kind, count }) => `${kind} ${count}`,
  },
  kindOf: { fr: ({ name }: Named) => `${name}\u00a0: type de série`, en: ({ name }) => `${name}: set type` },
  reps: { fr: 'Répétitions', en: 'Reps' },
  weight: { fr: (unit: WeightUnit) => `Poids (${unit})`, en: (unit) => `Weight (${unit})` },
  added: { fr: (unit: WeightUnit) => `Lest (${unit})`, en: (unit) => `Added weight (${unit})` },
  assist: { fr: (unit: WeightUnit) => `Assistance (${unit})`, en: (unit) => `Assistance (${unit})` },
  workoutNote: { fr: 'Note de la séance', en: 'Workout note' },
  exerciseNote: { fr: 'Note de l’exercice', en: 'Exercise note' },
  setNote: { fr: 'Note de la série', en: 'Set note' },
  addSet: { fr: 'Ajouter une série', en: 'Add set' },
  removeSet: { fr: ({ name }: Named) => `Supprimer\u00a0: ${name}`, en: ({ name }) => `Remove: ${name}` },
  setRemoved: { fr: 'Série supprimée', en: 'Set removed' },
  setAdded: { fr: ({ name }: Named) => `Série ajoutée\u00a0: ${name}`, en: ({ name }) => `Set added: ${name}` },
  actionsOf: { fr: ({ name }: Named) => `Actions\u00a0: ${name}`, en: ({ name }) => `Actions: ${name}` },
  up: { fr: 'Monter', en: 'Move up' },
  down: { fr: 'Descendre', en: 'Move down' },
  movedTo: {
    fr: ({ name, place, count }: { name: string; place: number; count: number }) =>
      `${name}\u00a0: position ${place} sur ${count}`,
    en: ({ name, place, count }) => `${name}: position ${place} of ${count}`,
  },
  ask: { fr: ({ name }: Named) => `Ajouter\u00a0: ${name}`, en: ({ name }) => `Add: ${name}` },
  remove: { fr: 'Retirer de la séance', en: 'Remove from workout' },
  removed: { fr: 'Exercice retiré', en: 'Exercise removed' },
  undo: { fr: 'Annuler', en: 'Undo' },
  follows: {
    fr: 'Les totaux et les statistiques suivent à l’enregistrement.',
    en: 'Totals and statistics follow when you save.',
  },
  saved: { fr: 'Séance enregistrée', en: 'Workout saved' },
  notSaved: { fr: 'Séance non enregistrée', en: 'Workout not saved' },

  // Problems
  nameBlank: { fr: 'Le nom est obligatoire.', en: 'The name is required.' },
  noDay: { fr: 'Une date est attendue.', en: 'Enter a date.' },
  noTime: { fr: 'Une heure est attendue (18:40).', en: 'Enter a time (18:40).' },
  inFuture: { fr: 'La date est dans le futur.', en: 'The date is in the future.' },
  endsInFuture: {
    fr: 'Début plus durée\u00a0: la fin est dans le futur.',
    en: 'Start plus duration: the end is in the future.',
  },
  before1950: { fr: 'La date est avant 1950.', en: 'The date is before 1950.' },
  noMinutes: { fr: 'Un nombre entier de minutes est attendu.', en: 'Enter a whole number of minutes.' },
  atMost: {
    fr: ({ field, max }: { field: string; max: string }) => `${field}\u00a0: ${max} au maximum.`,
    en: ({ field, max }) => `${field}: ${max} at most.`,
  },
  notesTooLong: { fr: 'Les notes de la séance sont trop longues.', en: 'The workout notes are too long.' },
  noSets: { fr: 'Au moins une série.', en: 'At least one set.' },
  tooManySets: { fr: 'Au plus 1\u00a0500 séries.', en: 'At most 1,500 sets.' },
  missing: { fr: 'Un nombre est attendu.', en: 'Enter a number.' },
  notANumber: { fr: 'Ce nombre n’est pas valable.', en: 'This number is not valid.' },
  notHalf: { fr: 'Un nombre entier ou un demi (1,5) est attendu.', en: 'Enter a whole number or a half (1.5).' },
  assistWithWeight: {
    fr: ({ field }: { field: string }) => `Avec une assistance, «\u00a0${field}\u00a0» doit valoir 0.`,
    en: ({ field }) => `With assistance, “${field}” must be 0.`,
  },
})
