import { dictionary } from '@fonte/domain/words/dictionary'
import { plural } from '@fonte/domain/words/plural'

interface Load {
  /** A weight with its unit, such as `80 kg`. */
  readonly load: string
}

/** With what load; none where nothing was loaded. */
interface MaybeLoad {
  readonly load: string | null
}

interface RepsAtLoad extends MaybeLoad {
  readonly reps: number
}

interface Loaded extends MaybeLoad {
  readonly amount: string
}

const withLoad = (at: string, { amount, load }: Loaded) => (load === null ? amount : `${amount} ${at} ${load}`)

/** The words of records and of the estimated one-repetition maximum, wherever they are told. */
export const recordWords = dictionary({
  record: { fr: (what: string) => `Record\u00a0: ${what}`, en: (what) => `Record: ${what}` },
  records: { fr: 'Records', en: 'Records' },
  oneRepMax: { fr: '1RM estimé', en: 'Estimated 1RM' },
  heaviest: { fr: 'Charge la plus lourde', en: 'Heaviest load' },
  bestSet: { fr: 'Meilleure série', en: 'Best set' },
  workoutVolume: { fr: 'Volume d’une séance', en: 'Volume of a workout' },
  longestHold: { fr: 'Plus longue durée', en: 'Longest time' },
  farthest: { fr: 'Plus longue distance', en: 'Longest distance' },
  mostReps: {
    fr: ({ load }: MaybeLoad) => withLoad('à', { amount: 'Plus de répétitions', load }),
    en: ({ load }) => withLoad('at', { amount: 'Most reps', load }),
  },

  /** What a record is in, as it is announced: figures and all. */
  toldOneRepMax: { fr: ({ load }: Load) => `1RM estimé, ${load}`, en: ({ load }) => `estimated 1RM, ${load}` },
  toldHeaviest: {
    fr: ({ load }: Load) => `charge la plus lourde, ${load}`,
    en: ({ load }) => `heaviest load, ${load}`,
  },
  /** A body-weight lift whose body nobody has weighed. */
  toldLessAssistance: {
    fr: ({ load }: Load) => `moins d’assistance, ${load}`,
    en: ({ load }) => `less assistance, ${load}`,
  },
  toldNoAssistance: { fr: 'sans assistance', en: 'no assistance' },
  toldReps: {
    fr: ({ reps, load }: RepsAtLoad) => {
      const amount = `${reps} ${plural('fr', reps, { one: 'répétition', other: 'répétitions' })}`
      return withLoad('à', { amount, load })
    },
    en: ({ reps, load }) => {
      const amount = `${reps} ${plural('en', reps, { one: 'rep', other: 'reps' })}`
      return withLoad('at', { amount, load })
    },
  },
  toldSet: { fr: ({ load }: Load) => `meilleure série, ${load}`, en: ({ load }) => `best set, ${load}` },
  toldWorkout: {
    fr: ({ load }: Load) => `volume de la séance, ${load}`,
    en: ({ load }) => `volume of the workout, ${load}`,
  },
  toldHold: {
    fr: (done: Loaded) => `plus longue durée, ${withLoad('à', done)}`,
    en: (done) => `longest time, ${withLoad('at', done)}`,
  },
  toldDistance: {
    fr: (done: Loaded) => `plus longue distance, ${withLoad('à', done)}`,
    en: (done) => `longest distance, ${withLoad('at', done)}`,
  },
  unloaded: { fr: 'sans charge', en: 'no load' },
  assistance: { fr: ({ load }: Load) => `${load} d’assistance`, en: ({ load }) => `${load} of assistance` },
  before: {
    fr: ({ value, day }: { value: string; day: string }) => `Avant\u00a0: ${value}, le ${day}`,
    en: ({ value, day }) => `Before: ${value}, on ${day}`,
  },
})
