import type { Measure } from '@fonte/domain/exercise/measure'
import type { WeightUnit } from '@fonte/domain/units/weight'
import { dictionary } from '@fonte/domain/words/dictionary'
import type { Language } from '@fonte/domain/words/language'
import { plural } from '@fonte/domain/words/plural'

const frSets = (count: number) => plural('fr', count, { one: 'série', other: 'séries' })
const enSets = (count: number) => plural('en', count, { one: 'set', other: 'sets' })
const recorded = (count: number) =>
  `${count} ${plural('fr', count, { one: 'série enregistrée', other: 'séries enregistrées' })}`
const frLost = (count: number) =>
  count === 1 ? 'La série enregistrée sera perdue.' : `Les ${count} séries enregistrées seront perdues.`
const enLost = (count: number) =>
  count === 1 ? 'The recorded set will be lost.' : `All ${count} recorded sets will be lost.`
const frReps = (reps: string) => `${reps} ${plural('fr', Number(reps), { one: 'répétition', other: 'répétitions' })}`
const enReps = (reps: string) => `${reps} ${plural('en', Number(reps), { one: 'rep', other: 'reps' })}`
const noSet = {
  fr: 'Aucune série n’est enregistrée\u00a0: rien ne sera gardé.',
  en: 'No set has been recorded: nothing will be kept.',
}

function time(lang: Language, minutes: number, seconds: number): string {
  const ofMinutes = plural(lang, minutes, { one: 'minute', other: 'minutes' })
  const ofSeconds = plural(
    lang,
    seconds,
    lang === 'fr' ? { one: 'seconde', other: 'secondes' } : { one: 'second', other: 'seconds' },
  )
  const parts = [minutes > 0 && `${minutes} ${ofMinutes}`, (seconds > 0 || minutes === 0) && `${seconds} ${ofSeconds}`]
  return parts.filter(Boolean).join(' ')
}

type Step = { readonly measure: Measure; readonly step: string }
type Most = { readonly measure: Measure; readonly most: string }

const frCounts = { reps: 'répétitions', time: 's', distance: 'm' } as const
const enCounts = { reps: 'reps', time: 's', distance: 'm' } as const

function stepName(lang: Language, { measure, step }: Step): string {
  if (measure === 'reps') return `${step} ${lang === 'fr' ? 'répétition' : 'rep'}`
  return `${step}\u00a0${frCounts[measure]}`
}

/** The words of the guided workout. */
export const workoutMessages = dictionary({
  title: { fr: 'Séance', en: 'Workout' },
  loading: { fr: 'Chargement…', en: 'Loading…' },
  notFound: { fr: 'Programme non trouvé.', en: 'Program not found.' },
  error: { fr: 'Erreur', en: 'Error' },
  failed: {
    fr: 'Ce programme n’est pas encore sur cet appareil et le réseau ne répond pas.',
    en: 'This program is not on this device yet and the network is not responding.',
  },
  retry: { fr: 'Réessayer', en: 'Retry' },
  unreadable: {
    fr: 'Cette séance a été commencée avec une version plus récente de Fonte. Rechargez la page pour la reprendre.',
    en: 'This workout was started with a newer version of Fonte. Reload the page to resume it.',
  },

  start: { fr: 'Commencer', en: 'Start' },
  startSummary: {
    fr: (sets: number, minutes: number) => `${sets} ${frSets(sets)}, environ ${minutes} min`,
    en: (sets, minutes) => `${sets} ${enSets(sets)}, about ${minutes} min`,
  },
  setsPlanned: {
    fr: (count: number) => `${count} ${frSets(count)}`,
    en: (count) => `${count} ${enSets(count)}`,
  },
  inMemory: {
    fr: 'Ce navigateur ne garde rien sur l’appareil\u00a0: gardez cette page ouverte jusqu’à la fin, sinon la séance sera perdue.',
    en: 'This browser keeps nothing on the device: leave this page open until the end, or the workout will be lost.',
  },
  otherRunning: { fr: 'Une autre séance est en cours', en: 'Another workout is in progress' },
  otherRunningText: {
    fr: (name: string) => `Terminez ou abandonnez d’abord «\u00a0${name}\u00a0».`,
    en: (name) => `Finish or discard “${name}” first.`,
  },

  setActions: { fr: 'Série en cours', en: 'Current set' },
  running: { fr: 'Séance en cours', en: 'Workout in progress' },
  resume: { fr: 'Reprendre la séance', en: 'Resume workout' },
  discard: { fr: 'Abandonner', en: 'Discard' },
  discardWorkout: { fr: 'Abandonner la séance', en: 'Discard workout' },
  discardTitle: { fr: 'Abandonner la séance\u00a0?', en: 'Discard the workout?' },
  discardText: {
    fr: (done: number) => (done === 0 ? noSet.fr : frLost(done)),
    en: (done) => (done === 0 ? noSet.en : enLost(done)),
  },
  resumed: { fr: 'Séance reprise là où elle en était.', en: 'The workout is back where it was.' },

  followed: { fr: 'Cette séance se déroule dans un autre onglet.', en: 'This workout is open in another tab.' },
  takeOver: { fr: 'Continuer ici', en: 'Continue here' },

  idleTitle: { fr: 'Toujours en séance\u00a0?', en: 'Still working out?' },
  idleText: {
    fr: (toLastSet: number, toNow: number) =>
      `Rien ne s’est passé depuis plus de deux heures. La durée s’arrête-t-elle à la dernière série (${toLastSet} min), ou court-elle encore (${toNow} min)\u00a0?`,
    en: (toLastSet, toNow) =>
      `Nothing has happened for over two hours. Did the workout end at the last set (${toLastSet} min), or is it still going on (${toNow} min)?`,
  },
  endAtLastSet: { fr: 'Terminer à la dernière série', en: 'End at the last set' },
  durationToLastSet: {
    fr: (minutes: number) => `Compter la durée jusqu’à la dernière série (${minutes} min)`,
    en: (minutes) => `Count the time up to the last set only (${minutes} min)`,
  },

  underWay: { fr: (progress: string) => `en cours, ${progress}`, en: (progress) => `under way, ${progress}` },
  progress: { fr: 'Progression', en: 'Progress' },
  progressText: {
    fr: (done: number, total: number) => `${done} ${frSets(done)} sur ${total}`,
    en: (done, total) => `${done} of ${total} ${enSets(total)}`,
  },
  minutesShort: { fr: (minutes: number) => `${minutes} min`, en: (minutes) => `${minutes} min` },
  stop: { fr: 'Arrêter la séance', en: 'Stop workout' },
  stopTitle: { fr: 'Arrêter la séance\u00a0?', en: 'Stop the workout?' },
  stopText: {
    fr: (done: number, total: number) => `${recorded(done)} sur ${total}.`,
    en: (done, total) => `${done} of ${total} ${enSets(total)} recorded.`,
  },
  stopNothing: { fr: noSet.fr, en: noSet.en },
  countCurrent: { fr: 'Compter la série en cours', en: 'Count the current set' },
  goOn: { fr: 'Continuer la séance', en: 'Continue workout' },
  finish: { fr: 'Terminer la séance', en: 'Finish workout' },
  allExercises: { fr: 'Tous les exercices', en: 'All exercises' },
  close: { fr: 'Fermer', en: 'Close' },
  mute: { fr: 'Couper le son', en: 'Mute' },
  details: { fr: (name: string) => `Détails de l’exercice\u00a0: ${name}`, en: (name) => `Exercise details: ${name}` },

  set: { fr: 'Série', en: 'Set' },
  setOf: { fr: (set: number, total: number) => `Série ${set} / ${total}`, en: (set, total) => `Set ${set} / ${total}` },
  /** Stands in the empty box of a resistance. */
  ifKnown: { fr: 'facultative', en: 'optional' },
  toSet: { fr: 'à régler', en: 'to set' },
  weight: { fr: (unit: WeightUnit) => `Poids (${unit})`, en: (unit) => `Weight (${unit})` },
  assistance: { fr: 'Assistance', en: 'Assistance' },
  reps: { fr: 'Répétitions', en: 'Reps' },
  planned: { fr: 'prévu', en: 'planned' },
  aimed: { fr: 'visé', en: 'target' },
  range: { fr: (from: string, to: string) => `${from} à ${to}`, en: (from, to) => `${from} to ${to}` },
  /** For whom effort is not asked, and its abbreviations say nothing. */
  plannedReserve: {
    fr: (reps: string) => `${reps}\u00a0rép. en réserve`,
    en: (reps) => `${reps}\u00a0${reps === '1' ? 'rep' : 'reps'} in reserve`,
  },
  plannedEffort: { fr: (effort: string) => `${effort} prévu`, en: (effort) => `${effort} planned` },
  lastTime: { fr: 'dernière fois', en: 'last time' },
  lessWeight: {
    fr: (step: string, unit: WeightUnit) => `${step} ${unit} de moins`,
    en: (step, unit) => `${step} ${unit} less`,
  },
  moreWeight: {
    fr: (step: string, unit: WeightUnit) => `${step} ${unit} de plus`,
    en: (step, unit) => `${step} ${unit} more`,
  },
  fewer: {
    fr: (each: Step) => `${stepName('fr', each)} de moins`,
    en: (each) => `${stepName('en', each)} ${each.measure === 'reps' ? 'fewer' : 'less'}`,
  },
  further: { fr: (each: Step) => `${stepName('fr', each)} de plus`, en: (each) => `${stepName('en', each)} more` },
  weightTooLarge: {
    fr: (max: string, unit: WeightUnit) => `${max}\u00a0${unit} au plus.`,
    en: (max, unit) => `${max} ${unit} at most.`,
  },
  countTooLarge: {
    fr: ({ measure, most }: Most) => `${most}\u00a0${frCounts[measure]} au plus.`,
    en: ({ measure, most }) => `${most} ${enCounts[measure]} at most.`,
  },
  noRepsTitle: { fr: 'Enregistrer 0 répétition\u00a0?', en: 'Record 0 reps?' },
  noRepsText: {
    fr: 'La série comptera comme faite, sans rien ajouter au poids soulevé.',
    en: 'The set will count as done and add nothing to the weight lifted.',
  },
  noLoadTitle: { fr: 'Enregistrer sans charge\u00a0?', en: 'Record without a load?' },
  noLoadText: {
    fr: 'La charge de cet exercice reste à régler.',
    en: 'The load of this exercise is yet to be set.',
  },
  setDone: { fr: 'Série terminée', en: 'Set done' },
  undoSet: { fr: 'Annuler la série', en: 'Undo set' },
  deleteSet: { fr: 'Supprimer cette série', en: 'Delete this set' },
  setsToCome: { fr: 'Séries à venir', en: 'Sets to come' },
  lift: {
    fr: (reps: string, weight: string, unit: WeightUnit) =>
      weight === '0' ? frReps(reps) : `${reps} × ${weight} ${unit}`,
    en: (reps, weight, unit) => (weight === '0' ? enReps(reps) : `${reps} × ${weight} ${unit}`),
  },
  setSaid: {
    fr: (set: number, lift: string) => `Série ${set}, ${lift}.`,
    en: (set, lift) => `Set ${set}, ${lift}.`,
  },
  setCorrected: {
    fr: (set: number, lift: string) => `Série ${set} corrigée\u00a0: ${lift}.`,
    en: (set, lift) => `Set ${set} corrected: ${lift}.`,
  },
  setUndone: { fr: (set: number) => `Série ${set} annulée.`, en: (set) => `Set ${set} undone.` },
  editSet: {
    fr: (set: number, lift: string) => `Corriger la série ${set}\u00a0: ${lift}`,
    en: (set, lift) => `Edit set ${set}: ${lift}`,
  },
  editTitle: { fr: (set: number) => `Corriger la série ${set}`, en: (set) => `Edit set ${set}` },
  setNote: { fr: 'Note de la série', en: 'Set note' },
  noted: { fr: (note: string) => `note\u00a0: ${note}`, en: (note) => `note: ${note}` },
  save: { fr: 'Enregistrer', en: 'Save' },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  toDo: {
    fr: (set: number, lift: string) => `Série ${set}, à faire\u00a0: ${lift}`,
    en: (set, lift) => `Set ${set}, to do: ${lift}`,
  },

  rest: { fr: 'Repos', en: 'Rest' },
  restTimer: { fr: (m: number, s: number) => `Repos, ${time('fr', m, s)}`, en: (m, s) => `Rest, ${time('en', m, s)}` },
  restTotal: { fr: (total: string) => `sur ${total}`, en: (total) => `of ${total}` },
  longer: { fr: '+15 s', en: '+15 s' },
  shorter: { fr: '−15 s', en: '−15 s' },
  skipRest: { fr: 'Passer le repos', en: 'Skip rest' },
  next: { fr: (set: string) => `Ensuite · ${set}`, en: (set) => `Next · ${set}` },
  justDone: { fr: 'Série enregistrée', en: 'Set recorded' },
  notify: { fr: 'Me prévenir à la fin du repos', en: 'Notify me when rest is over' },
  restOver: { fr: 'Repos terminé', en: 'Rest over' },
  restLeft: { fr: (m: number, s: number) => `Encore ${time('fr', m, s)}`, en: (m, s) => `${time('en', m, s)} left` },
  nowSet: {
    fr: (name: string, set: number, total: number) => `${name}, série ${set} sur ${total}`,
    en: (name, set, total) => `${name}, set ${set} of ${total}`,
  },

  finished: { fr: 'Séance terminée', en: 'Workout finished' },
  repetitions: {
    fr: (count: number) => plural('fr', count, { one: 'répétition', other: 'répétitions' }),
    en: (count) => plural('en', count, { one: 'rep', other: 'reps' }),
  },
  weightLifted: { fr: (unit: WeightUnit) => `${unit} soulevés`, en: (unit) => `${unit} lifted` },
  minutes: {
    fr: (count: number) => plural('fr', count, { one: 'minute', other: 'minutes' }),
    en: (count) => plural('en', count, { one: 'minute', other: 'minutes' }),
  },
  setCount: { fr: frSets, en: enSets },
  exerciseCount: {
    fr: (count: number) => plural('fr', count, { one: 'exercice', other: 'exercices' }),
    en: (count) => plural('en', count, { one: 'exercise', other: 'exercises' }),
  },
  recordedSets: { fr: 'Séries enregistrées', en: 'Recorded sets' },
  exercise: { fr: 'Exercice', en: 'Exercise' },
  backHome: { fr: "Retour à l'accueil", en: 'Back to home' },
  notKept: {
    fr: 'La série n’a pas pu être enregistrée. Veuillez réessayer.',
    en: 'The set could not be recorded. Please try again.',
  },
})
