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

/** Series of predefined programs, by their ids in `data/programs`, for each number of days a week. */
type ByDays = Readonly<Record<number, readonly string[]>>

const fullBody = ['full-body-debutant']
const upperLower = ['haut-bas']
const fiveByFive = ['force-5x5']
const dumbbells = ['halteres-a-la-maison']
const dumbbellMuscle = ['prise-de-muscle-aux-halteres']
const dumbbellSplit = ['haut-bas-aux-halteres']
const dumbbellStrength = ['force-aux-halteres']
const body = ['poids-du-corps']
const bodySplit = ['haut-bas-sans-materiel']
const bodyStrength = ['force-au-poids-du-corps']

/** The same on two and three days; from four on a workout for heart and trunk takes its turn, and the muscles rest. */
const withCardio = (series: readonly string[]): ByDays => {
  const more = [...series, 'cardio-et-gainage']
  return { 2: series, 3: series, 4: more, 5: more }
}

/** What to begin with. The descriptions of the programs say whom each suits and how often. */
const table: Readonly<Record<Means, Readonly<Record<Goal, ByDays>>>> = {
  gym: {
    muscle: { 2: fullBody, 3: fullBody, 4: upperLower, 5: ['push-pull-legs'] },
    strength: { 2: fiveByFive, 3: fiveByFive, 4: upperLower, 5: upperLower },
    fitness: { 2: ['premieres-seances-machines'], 3: fullBody, 4: upperLower, 5: upperLower },
  },
  dumbbells: {
    muscle: { 2: dumbbellMuscle, 3: dumbbellMuscle, 4: dumbbellSplit, 5: dumbbellSplit },
    strength: withCardio(dumbbellStrength),
    fitness: withCardio(dumbbells),
  },
  none: {
    muscle: { 2: bodySplit, 3: bodySplit, 4: bodySplit, 5: bodySplit },
    strength: withCardio(bodyStrength),
    fitness: withCardio(body),
  },
}

/** A predefined program, as far as it is found by its series. */
type Listed = { readonly series?: { readonly id: string; readonly day: number } | undefined }

/** Those of the predefined programs to begin with, in the order in which they follow one another. */
export function firstPrograms<P extends Listed>(wish: Wish, predefined: readonly P[]): readonly P[] {
  const { goal, means: at, days } = wish
  const wished = table[at][goal][days] ?? fullBody
  const dayOf = ({ series }: P) => series?.day ?? 0
  return wished.flatMap((id) =>
    predefined.filter(({ series }) => series?.id === id).toSorted((one, other) => dayOf(one) - dayOf(other)),
  )
}
