import type { WeightUnit } from '@fonte/domain/units/weight'
import { dictionary } from '@fonte/domain/words/dictionary'
import type { UsualRests } from '@fonte/domain/workout/plan/usual-rests'

const frRests = { warmup: 'Échauffement', isolation: 'Isolation', compound: 'Polyarticulaire' } as const
const enRests = { warmup: 'Warm-up', isolation: 'Isolation', compound: 'Compound' } as const

/** The words of what a gym has. */
export const gymMessages = dictionary({
  title: { fr: 'Ma salle', en: 'My gym' },
  text: {
    fr: 'La charge de chaque barre se calcule avec ces barres et ces disques.',
    en: 'The load of every bar is worked out from these bars and plates.',
  },
  back: { fr: 'Retour aux paramètres', en: 'Back to settings' },
  unit: { fr: 'Unité de la salle', en: 'Gym unit' },
  unitChanged: {
    fr: (unit: WeightUnit) => `Barres et disques usuels en ${unit}`,
    en: (unit) => `Usual bars and plates in ${unit}`,
  },
  undo: { fr: 'Annuler', en: 'Undo' },

  bars: { fr: 'Barres', en: 'Bars' },
  bar: { fr: 'Barre', en: 'Bar' },
  noBar: { fr: 'Aucune', en: 'None' },
  olympic: { fr: 'Olympique', en: 'Olympic' },
  women: { fr: 'Femme', en: 'Women’s' },
  ez: { fr: 'EZ', en: 'EZ' },
  trap: { fr: 'Trap bar', en: 'Trap bar' },
  own: { fr: 'Autre barre', en: 'Other bar' },
  barName: { fr: 'Nom de la barre', en: 'Bar name' },
  weightOf: {
    fr: (name: string, unit: WeightUnit) => `Poids, ${name} (${unit})`,
    en: (name, unit) => `Weight, ${name} (${unit})`,
  },
  addBar: { fr: 'Ajouter une barre', en: 'Add a bar' },
  remove: { fr: (name: string) => `Retirer\u00a0: ${name}`, en: (name) => `Remove: ${name}` },

  plates: { fr: 'Mes disques, en paires', en: 'My plates, in pairs' },
  fewer: { fr: (plate: string) => `Une paire de ${plate} en moins`, en: (plate) => `One fewer pair of ${plate}` },
  more: { fr: (plate: string) => `Une paire de ${plate} en plus`, en: (plate) => `One more pair of ${plate}` },
  pairsOf: {
    fr: (plate: string, pairs: number) => `${plate}\u00a0: ${pairs} ${pairs < 2 ? 'paire' : 'paires'}`,
    en: (plate, pairs) => `${plate}: ${pairs} ${pairs === 1 ? 'pair' : 'pairs'}`,
  },
  newPlate: { fr: (unit: WeightUnit) => `Autre disque (${unit})`, en: (unit) => `Other plate (${unit})` },
  addPlate: { fr: 'Ajouter', en: 'Add' },
  fewestPlates: { fr: 'Le moins de disques', en: 'Fewest plates' },
  fewestPlatesHint: { fr: 'Au lieu du moins de manipulations', en: 'Instead of the fewest changes' },

  dumbbells: { fr: 'Haltères', en: 'Dumbbells' },
  from: { fr: (unit: WeightUnit) => `De (${unit})`, en: (unit) => `From (${unit})` },
  to: { fr: (unit: WeightUnit) => `À (${unit})`, en: (unit) => `To (${unit})` },
  step: { fr: (unit: WeightUnit) => `Palier (${unit})`, en: (unit) => `Step (${unit})` },
  /** What a machine weighs with nothing put on it, and what anything else does. */
  machine: {
    fr: (unit: WeightUnit) => `Poids de départ de la machine (${unit})`,
    en: (unit) => `Machine start weight (${unit})`,
  },
  frame: { fr: (unit: WeightUnit) => `Poids à vide (${unit})`, en: (unit) => `Empty weight (${unit})` },
  rests: { fr: 'Repos proposés', en: 'Suggested rests' },
  restsText: {
    fr: 'Pour les séries ajoutées en séance ; les repos d’un programme ne changent pas.',
    en: 'For sets added during a workout; the rests of a program do not change.',
  },
  restOf: {
    fr: (kind: keyof UsualRests) => `${frRests[kind]} (s)`,
    en: (kind) => `${enRests[kind]} (s)`,
  },
  warmUp: { fr: 'Échauffement', en: 'Warm-up' },
  warmUpText: {
    fr: 'En part de la charge de travail. À partir de 80 %, seulement avant 6 répétitions au plus.',
    en: 'As a share of the working weight. From 80% up, only before sets of 6 reps or fewer.',
  },
  percentOf: { fr: (set: number) => `Série ${set} (%)`, en: (set) => `Set ${set} (%)` },
  repsOf: { fr: (set: number) => `Répétitions, série ${set}`, en: (set) => `Reps, set ${set}` },
  note: { fr: 'Note permanente de l’exercice', en: 'Permanent note for this exercise' },
  noteHint: {
    fr: 'Siège, butée, prise\u00a0: revient à chaque séance',
    en: 'Seat, stop, grip: comes back every workout',
  },

  full: { fr: '«\u00a0Ma salle\u00a0» est pleine', en: '“My gym” is full' },
  fullText: {
    fr: 'La modification n’est pas enregistrée. Pour faire de la place, retirez ou raccourcissez des notes d’exercices.',
    en: 'The change is not saved. To make room, remove or shorten exercise notes.',
  },
})
