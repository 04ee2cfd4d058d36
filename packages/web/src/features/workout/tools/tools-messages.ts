import { dictionary } from '@fonte/domain/words/dictionary'
import { plural } from '@fonte/domain/words/plural'

const frKept = (done: number) => (done === 1 ? 'la série faite reste' : `les ${done} séries faites restent`)
const enKept = (done: number) => (done === 1 ? 'the set done is kept' : `the ${done} sets done are kept`)
const frSets = (count: number) => plural('fr', count, { one: 'série', other: 'séries' })
const enSets = (count: number) => plural('en', count, { one: 'set', other: 'sets' })

const frPace = (measured: boolean) => (measured ? ', à votre rythme' : ' (estimation)')
const enPace = (measured: boolean) => (measured ? ', at your pace' : ' (estimate)')

type RoundOfGroup = { letter: string; members: number; round: number; total: number }

/** The words of what changes a workout while it runs. */
export const toolsMessages = dictionary({
  setTools: { fr: 'Outils de la série', en: 'Set tools' },
  swap: { fr: 'Échanger', en: 'Swap' },
  plates: { fr: 'Charge', en: 'Plates' },
  warmUp: { fr: 'Échauffement', en: 'Warm-up' },
  addWarmUp: { fr: 'Ajouter l’échauffement', en: 'Add the warm-up' },
  warmUpAdded: { fr: 'Échauffement ajouté', en: 'Warm-up added' },
  set: { fr: 'Série', en: 'Set' },
  addSet: { fr: 'Ajouter une série', en: 'Add set' },
  otherSide: { fr: 'Autre côté', en: 'Other side' },
  note: { fr: 'Note', en: 'Note' },
  addExercise: { fr: 'Ajouter un exercice', en: 'Add exercise' },
  close: { fr: 'Fermer', en: 'Close' },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  save: { fr: 'Enregistrer', en: 'Save' },
  undo: { fr: 'Annuler', en: 'Undo' },

  swapText: {
    fr: (name: string, done: number, open: number) =>
      `${name} · ${done > 0 ? `${frKept(done)}, ${open} à faire avec un autre exercice` : `${open} ${frSets(open)} à faire avec un autre exercice`}`,
    en: (name, done, open) =>
      `${name} · ${done > 0 ? `${enKept(done)}, ${open} to do with another exercise` : `${open} ${enSets(open)} to do with another exercise`}`,
  },
  equipment: { fr: 'Matériel libre', en: 'Available equipment' },
  candidates: { fr: 'Exercices de remplacement', en: 'Replacement exercises' },
  planned: { fr: 'déjà prévu', en: 'already planned' },
  neverDone: { fr: 'jamais fait', en: 'never done' },
  noCandidate: {
    fr: 'Aucun exercice proche avec ce matériel. La recherche les montre tous.',
    en: 'No similar exercise with this equipment. The search shows them all.',
  },
  search: { fr: 'Chercher', en: 'Search' },
  swapped: { fr: (name: string) => `Échangé contre ${name}`, en: (name) => `Swapped for ${name}` },

  actions: { fr: (name: string) => `Actions\u00a0: ${name}`, en: (name) => `Actions: ${name}` },
  skip: { fr: 'Passer l’exercice', en: 'Skip exercise' },
  skipped: { fr: 'Exercice passé', en: 'Exercise skipped' },
  skippedMark: { fr: 'passé', en: 'skipped' },
  restore: { fr: 'Remettre les séries passées', en: 'Restore the skipped sets' },
  moveUp: { fr: 'Monter', en: 'Move up' },
  moveDown: { fr: 'Descendre', en: 'Move down' },
  groupWithPrevious: { fr: 'Grouper avec le précédent', en: 'Group with previous' },
  ungroup: { fr: 'Dissocier', en: 'Ungroup' },
  remove: { fr: 'Retirer de la séance', en: 'Remove from workout' },
  removed: { fr: 'Exercice retiré', en: 'Exercise removed' },
  removedKept: {
    fr: (done: number) => (done === 1 ? 'La série faite reste' : `Les ${done} séries faites restent`),
    en: (done) => (done === 1 ? 'The set done is kept' : `The ${done} sets done are kept`),
  },
  added: {
    fr: (count: number) => plural('fr', count, { one: 'Exercice ajouté', other: 'Exercices ajoutés' }),
    en: (count) => plural('en', count, { one: 'Exercise added', other: 'Exercises added' }),
  },
  setAdded: { fr: 'Série ajoutée', en: 'Set added' },
  nothingLeft: {
    fr: 'Il ne resterait plus rien à faire. Pour terminer, arrêtez la séance.',
    en: 'Nothing would be left to do. To finish, stop the workout.',
  },
  full: {
    fr: 'Une séance a au plus 50 exercices et 1\u00a0500 séries.',
    en: 'A workout has at most 50 exercises and 1,500 sets.',
  },

  lessTime: { fr: 'J’ai moins de temps', en: 'I have less time' },
  minutesLeft: { fr: 'Minutes restantes', en: 'Minutes left' },
  fewerMinutes: {
    fr: (step: number) => `${step} minutes de moins`,
    en: (step) => `${step} fewer minutes`,
  },
  moreMinutes: { fr: (step: number) => `${step} minutes de plus`, en: (step) => `${step} more minutes` },
  fewerSets: {
    fr: (count: number, minutes: number, measured: boolean) =>
      `${count} ${frSets(count)} en moins, environ ${minutes} min${frPace(measured)}`,
    en: (count, minutes, measured) => `${count} ${enSets(count)} fewer, about ${minutes} min${enPace(measured)}`,
  },
  nothingToCut: {
    fr: (minutes: number, measured: boolean) => `Tout tient : environ ${minutes} min${frPace(measured)}`,
    en: (minutes, measured) => `It all fits: about ${minutes} min${enPace(measured)}`,
  },
  shortest: {
    fr: (minutes: number) => `Au plus court : ${minutes} min`,
    en: (minutes) => `At the shortest: ${minutes} min`,
  },
  cutLine: {
    fr: (name: string, count: number) => `${name} : ${count} ${frSets(count)} en moins`,
    en: (name, count) => `${name}: ${count} ${enSets(count)} fewer`,
  },
  apply: { fr: 'Appliquer', en: 'Apply' },
  cut: {
    fr: (count: number) => `${count} ${frSets(count)} en moins`,
    en: (count) => `${count} ${enSets(count)} fewer`,
  },
  restoreAll: { fr: 'Tout remettre', en: 'Restore all' },
  sheet: { fr: 'Fiche de l’exercice', en: 'Exercise sheet' },
  noteOf: { fr: 'Note de', en: 'Note on' },
  ofSet: { fr: 'la série', en: 'the set' },
  ofExercise: { fr: 'l’exercice', en: 'the exercise' },
  ofWorkout: { fr: 'la séance', en: 'the workout' },
  notesFull: { fr: 'Les notes de la séance sont trop longues.', en: 'The workout notes are too long.' },
  superset: {
    fr: (letter: string, place: number, members: number) =>
      `${members > 2 ? 'Circuit' : 'Superset'} ${letter} · ${letter}${place}`,
    en: (letter, place, members) => `${members > 2 ? 'Circuit' : 'Superset'} ${letter} · ${letter}${place}`,
  },
  round: {
    fr: ({ letter, members, round, total }: RoundOfGroup) =>
      `${members > 2 ? 'Circuit' : 'Superset'} ${letter} · tour ${round} / ${total}`,
    en: ({ letter, members, round, total }) =>
      `${members > 2 ? 'Circuit' : 'Superset'} ${letter} · round ${round} / ${total}`,
  },
  thenRest: { fr: (time: string) => `puis ${time} de repos`, en: (time) => `then ${time} of rest` },
  setNote: { fr: 'Note de la série', en: 'Set note' },
  exerciseNote: { fr: 'Note de l’exercice', en: 'Exercise note' },
  workoutNote: { fr: 'Note de la séance', en: 'Workout note' },

  shortcuts: { fr: 'Raccourcis clavier', en: 'Keyboard shortcuts' },
  letters: { fr: 'Touches de lettres', en: 'Letter keys' },
  on: { fr: 'Oui', en: 'On' },
  off: { fr: 'Non', en: 'Off' },
  enterKey: { fr: 'Entrée', en: 'Enter' },
  recordSet: { fr: 'Série terminée', en: 'Set done' },
  stepUpOrDown: { fr: 'Un pas de plus, de moins', en: 'A step more, a step less' },
  skipSet: { fr: 'Passer la série', en: 'Skip set' },
  setSkipped: { fr: 'Série passée', en: 'Set skipped' },
  allShortcuts: { fr: 'Cette liste', en: 'This list' },
})
