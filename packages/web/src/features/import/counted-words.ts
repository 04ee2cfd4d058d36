import { plural } from '@fonte/domain/words/plural'

/** Workouts, as many as are counted. */
export const countedWorkouts = {
  fr: (count: number) => plural('fr', count, { one: 'séance', other: 'séances' }),
  en: (count: number) => plural('en', count, { one: 'workout', other: 'workouts' }),
}

/** Programs, likewise. */
export const countedPrograms = {
  fr: (count: number) => plural('fr', count, { one: 'programme', other: 'programmes' }),
  en: (count: number) => plural('en', count, { one: 'program', other: 'programs' }),
}

/** Exercises, likewise. */
export const countedExercises = {
  fr: (count: number) => plural('fr', count, { one: 'exercice', other: 'exercices' }),
  en: (count: number) => plural('en', count, { one: 'exercise', other: 'exercises' }),
}

/** Measures of the body, likewise. */
export const countedMeasures = {
  fr: (count: number) => plural('fr', count, { one: 'mesure', other: 'mesures' }),
  en: (count: number) => plural('en', count, { one: 'measurement', other: 'measurements' }),
}
