import { fold } from '../../words/fold.ts'
import { translatedNameWords } from './name-words.ts'

/** What names and categories of lifts say of the part of the body, by the ids of its main groups; the first one counts. */
const groupWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:calf|calves|mollets?)\b/u, 'mollets'],
  [/\b(?:hamstrings?|leg curls?|romanian|rdl|stiff|nordic|ischio)\b/u, 'ischio-jambiers'],
  [/\b(?:adductors?|adduction)\b/u, 'adducteurs'],
  [/\b(?:triceps?|pushdowns?|skull ?crushers?|dips?)\b/u, 'triceps'],
  [/\b(?:glutes?|hip thrusts?|bridges?|abductors?|abduction|kickbacks?|fessiers?)\b/u, 'fessiers'],
  [/\b(?:wrists?|forearms?|hand grips?|grip (?:trainer|strength)|grippers?|farmers?|avant bras)\b/u, 'avant-bras'],
  [/\b(?:biceps?|curls?)\b/u, 'biceps'],
  [/\b(?:shoulders?|delts?|lateral raises?|front raises?|overhead press|military|upright|epaules?)\b/u, 'epaules'],
  [
    /\b(?:chest|bench|fly|flies|flyes?|pec|pecs|push ?ups?|pectoraux|pompes?|(?:incline|decline|floor)(?! leg)\b.*\bpress)\b/u,
    'pectoraux',
  ],
  [/\b(?:back|rows?|pull ?ups?|pull ?downs?|chin ?ups?|lats?|deadlifts?|shrugs?|dos|tirage|tractions?)\b/u, 'dos'],
  [/\b(?:quads?|squats?|lunges?|legs?|step ?ups?|fentes?|cuisses)\b/u, 'quadriceps'],
  [/\b(?:abs?|core|crunch(?:es)?|planks?|sit ?ups?|obliques?|abdominaux|gainage)\b/u, 'abdominaux'],
]

/**
 * The main group of muscles that a lift is likely for, by its name in a file and the category it has there; null where
 * neither says. A category of legs leaves the part of the leg to the name.
 */
export function likelyGroup(name: string, category = ''): string | null {
  const isLegs = /^(?:legs?|jambes)$/u.test(fold(category))
  return (isLegs ? null : spokenGroup(category)) ?? spokenGroup(name) ?? spokenGroup(category)
}

function spokenGroup(text: string): string | null {
  const words = `${fold(text)} ${translatedNameWords(text)?.english ?? ''}`
  return groupWords.find(([pattern]) => pattern.test(words))?.[1] ?? null
}
