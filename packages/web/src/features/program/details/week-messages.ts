import { dictionary } from '@fonte/domain/words/dictionary'

type Day = { readonly name: string; readonly day: number; readonly week: string }
type Often = { readonly count: number }

/** Words of the sets a week in the details of a predefined program. */
export const weekMessages = dictionary({
  title: { fr: 'Séries par semaine', en: 'Sets a week' },
  dayOf: {
    fr: ({ name, day, week }: Day) => `${name}, jour ${day}. ${week}.`,
    en: ({ name, day, week }) => `${name}, day ${day}. ${week}.`,
  },
  often: {
    fr: ({ count }: Often) => (count < 2 ? 'Une séance par semaine.' : `${count}\u00a0séances par semaine.`),
    en: ({ count }) => (count === 1 ? 'One workout a week.' : `${count} workouts a week.`),
  },
  group: { fr: 'Groupe', en: 'Group' },
  day: { fr: 'Cette séance', en: 'This workout' },
  week: { fr: 'La semaine', en: 'The week' },
  counted: {
    fr: 'Séries de travail des exercices dont c’est le groupe principal, sans les échauffements.',
    en: 'Working sets of the exercises whose main group it is, without warm-ups.',
  },
})
