import type { Reason } from '@fonte/domain/progression/target'
import type { WeightUnit } from '@fonte/domain/units/weight'
import { dictionary } from '@fonte/domain/words/dictionary'

/** A reason with its figures as they are written: weights in the reader's unit, without a sign. */
export type WrittenReason = { readonly [Name in keyof Reason]: unknown } & {
  readonly kind: Reason['kind']
  /** What it is, or for a weight of the other unit what it was before and is after. */
  readonly change: string | { readonly before: string; readonly after: string }
  readonly sets: number
  /** None of what is held, or carried a way. */
  readonly reps: number
  readonly percent: string
  readonly tm: string
  readonly week: number
  /** Of `change` and `tm`. */
  readonly unit: WeightUnit
}

type Change = WrittenReason['change']

const byLine = (sign: string, change: Change): string =>
  typeof change === 'string' ? `${sign}${change}` : `${change.before} → ${change.after}`

const by = {
  fr: (change: Change) => (typeof change === 'string' ? `de ${change}` : `de ${change.before} à ${change.after}`),
  en: (change: Change) => (typeof change === 'string' ? `by ${change}` : `from ${change.before} to ${change.after}`),
}

/** Why a set aims at what it aims at: in a line, and in a sentence. */
export const aimMessages = dictionary({
  line: {
    fr: ({ kind, change, sets, reps, percent, tm, week, unit }: WrittenReason): string =>
      ({
        up: `${byLine('+', change)}\u00a0${unit} · ${reps > 0 ? `${sets} × ${reps} faites` : 'objectif atteint'}`,
        missed: `${byLine('−', change)}\u00a0${unit} · ${reps > 0 ? 'répétitions manquées' : 'objectif manqué'}`,
        hard: `${byLine('−', change)}\u00a0${unit} · réserve trop courte`,
        reps: 'Une répétition de plus',
        same: 'Même charge que la dernière fois',
        lighter: 'Une série était plus légère',
        percent: `Jusqu’à ${percent}\u00a0% de ${tm}\u00a0${unit} · semaine ${week}`,
      })[kind],
    en: ({ kind, change, sets, reps, percent, tm, week, unit }) =>
      ({
        up: `${byLine('+', change)} ${unit} · ${reps > 0 ? `${sets} × ${reps} done` : 'target met'}`,
        missed: `${byLine('−', change)} ${unit} · ${reps > 0 ? 'reps missed' : 'target missed'}`,
        hard: `${byLine('−', change)} ${unit} · too little in reserve`,
        reps: 'One more rep',
        same: 'Same weight as last time',
        lighter: 'A set was lighter',
        percent: `Up to ${percent}% of ${tm} ${unit} · week ${week}`,
      })[kind],
  },
  sentence: {
    fr: ({ kind, change, percent, tm, week, unit }: WrittenReason): string =>
      ({
        up: `La dernière fois, l’objectif a été atteint\u00a0: la charge monte ${by.fr(change)}\u00a0${unit}.`,
        missed: `L’objectif a été manqué plusieurs fois de suite\u00a0: la charge baisse ${by.fr(change)}\u00a0${unit}, soit environ 10\u00a0%.`,
        hard: `La dernière fois, il restait trop peu de répétitions en réserve\u00a0: la charge baisse ${by.fr(change)}\u00a0${unit}.`,
        reps: 'Au moins une série n’est pas encore au maximum de répétitions\u00a0: la charge reste la même, une répétition s’ajoute.',
        same: 'La dernière séance ne demande pas de changer la charge\u00a0: elle reste la même.',
        lighter:
          'Toutes les répétitions ont été faites, mais au moins une série avec moins de poids que prévu\u00a0: la charge reste la même.',
        percent: `Semaine ${week} du cycle 5/3/1\u00a0: la dernière série vaut ${percent}\u00a0% d’un maximum d’entraînement de ${tm}\u00a0${unit}.`,
      })[kind],
    en: ({ kind, change, percent, tm, week, unit }) =>
      ({
        up: `The target was met last time: the weight goes up ${by.en(change)} ${unit}.`,
        missed: `The target was missed several times in a row: the weight goes down ${by.en(change)} ${unit}, about 10%.`,
        hard: `Too few reps were left in reserve last time: the weight goes down ${by.en(change)} ${unit}.`,
        reps: 'At least one set is not at the top of its range yet: the weight stays the same, one rep is added.',
        same: 'The last workout gives no reason to change the weight: it stays the same.',
        lighter:
          'All reps were done last time, but at least one set with less weight than asked for: the weight stays the same.',
        percent: `Week ${week} of the 5/3/1 cycle: the last set is ${percent}% of a training max of ${tm} ${unit}.`,
      })[kind],
  },
  keep: {
    fr: ({ weight, unit }: { weight: string; unit: WeightUnit }) => `Garder ${weight}\u00a0${unit}`,
    en: ({ weight, unit }) => `Keep ${weight} ${unit}`,
  },
})
