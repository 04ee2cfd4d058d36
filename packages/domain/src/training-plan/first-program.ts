/** What somebody trains for: bigger, stronger, fitter. */
export type Goal = 'muscle' | 'strength' | 'fitness'

/** What somebody can train with. */
export type Means = 'gym' | 'dumbbells' | 'none'

/** What a newcomer tells; `days` a week. */
export type Wish = { readonly goal: Goal; readonly means: Means; readonly days: number }

export const goals: readonly Goal[] = ['muscle', 'strength', 'fitness']
export const means: readonly Means[] = ['gym', 'dumbbells', 'none']
export const trainingDays: readonly number[] = [2, 3, 4, 5]

/** What is proposed before anything is told: a whole gym, three days a week. */
export const firstWish: Wish = { goal: 'muscle', means: 'gym', days: 3 }

/** Predefined programs by the names of their files in `data/programs`. */
const ids = {
  firstMachines: '019b76da-afd0-78ef-96f4-e81698672c3b',
  fullBody: '019b76da-abe8-78ed-ac6f-faec6c7cf66f',
  upperA: '019b76da-b3b8-70d2-91bc-b2a30dafe4bf',
  lowerA: '019b76da-b7a0-7485-b194-4444e5059db0',
  upperB: '019b76da-bb88-7249-be5a-354be009929f',
  lowerB: '019b76da-bf70-7087-ac99-5c24ee97cc4e',
  push: '019b76da-c358-7662-ba65-ab6ad62bee07',
  pull: '019b76da-c740-7317-bcec-3867f3dbd571',
  legs: '019b76da-cb28-757b-b79c-c82e5b28698f',
  strengthA: '019b76da-cf10-7643-88af-17ba6a0bad5a',
  strengthB: '019b76da-d2f8-72fd-9a92-c89790f9d995',
  dumbbells: '019b76da-d6e0-7514-a182-4d5023f36a80',
  bodyweight: '019b76da-dac8-73a6-adc6-2ad6ad1ba05f',
} as const

const fourDays = [ids.upperA, ids.lowerA, ids.upperB, ids.lowerB]
const strength = [ids.strengthA, ids.strengthB]

/** In a whole gym, by goal and days a week. The descriptions of the programs say whom each suits and how often. */
const inGym: Readonly<Record<Goal, Readonly<Record<number, readonly string[]>>>> = {
  fitness: { 2: [ids.firstMachines], 3: [ids.fullBody], 4: fourDays, 5: fourDays },
  muscle: { 2: [ids.fullBody], 3: [ids.fullBody], 4: fourDays, 5: [ids.push, ids.pull, ids.legs] },
  strength: { 2: strength, 3: strength, 4: fourDays, 5: fourDays },
}

/** The ids of the predefined programs to begin with, in the order in which they follow one another. */
export function firstPrograms({ goal, means: at, days }: Wish): readonly string[] {
  if (at === 'none') return [ids.bodyweight]
  if (at === 'dumbbells') return [ids.dumbbells]
  return inGym[goal][days] ?? [ids.fullBody]
}
