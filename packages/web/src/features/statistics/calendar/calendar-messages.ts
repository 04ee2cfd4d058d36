import { dictionary } from '@fonte/domain/words/dictionary'
import { plural } from '@fonte/domain/words/plural'

const workouts = {
  fr: (count: number) => `${count} ${plural('fr', count, { one: 'séance', other: 'séances' })}`,
  en: (count: number) => `${count} ${plural('en', count, { one: 'workout', other: 'workouts' })}`,
}

/** The words of the calendar and of the regularity. */
export const calendarMessages = dictionary({
  title: { fr: 'Calendrier', en: 'Calendar' },
  back: { fr: 'Retour aux statistiques', en: 'Back to stats' },
  open: { fr: 'Ouvrir le calendrier', en: 'Open the calendar' },
  previous: { fr: 'Mois précédent', en: 'Previous month' },
  next: { fr: 'Mois suivant', en: 'Next month' },
  sentence: {
    fr: 'La surface du disque suit le volume du jour. Hachuré\u00a0: en attente d’envoi.',
    en: 'The size of a circle shows the volume of its day. Hatched: waiting to be sent.',
  },
  monthOf: {
    fr: ({ month, count }: { month: string; count: number }) => `${month}\u00a0: ${workouts.fr(count)}`,
    en: ({ month, count }) => `${month}: ${workouts.en(count)}`,
  },
  day: {
    fr: ({ day, count, waiting }: { day: string; count: number; waiting: boolean }) =>
      [day, count === 0 ? 'repos' : workouts.fr(count), ...(waiting ? ['en attente de synchronisation'] : [])].join(
        ', ',
      ),
    en: ({ day, count, waiting }) =>
      [day, count === 0 ? 'rest' : workouts.en(count), ...(waiting ? ['waiting to sync'] : [])].join(', '),
  },
  /** As the date says it: who hears the name of the day sees the same. */
  dayOfMonth: { fr: (day: number) => (day === 1 ? '1er' : String(day)), en: String },
  dayColumn: { fr: 'Jour', en: 'Day' },
  workoutsColumn: { fr: 'Séances', en: 'Workouts' },
  volumeColumn: { fr: 'Volume', en: 'Volume' },
  noWorkout: { fr: 'Aucune séance ce jour-là.', en: 'No workout on this day.' },
  minutes: { fr: (minutes: string) => `${minutes} min`, en: (minutes) => `${minutes} min` },
  sets: {
    fr: ({ count, shown }: { count: number; shown: string }) =>
      `${shown} ${plural('fr', count, { one: 'série', other: 'séries' })}`,
    en: ({ count, shown }) => `${shown} ${plural('en', count, { one: 'set', other: 'sets' })}`,
  },
  repetitions: {
    fr: ({ count, shown }: { count: number; shown: string }) =>
      `${shown} ${plural('fr', count, { one: 'répétition', other: 'répétitions' })}`,
    en: ({ count, shown }) => `${shown} ${plural('en', count, { one: 'rep', other: 'reps' })}`,
  },

  regularity: { fr: 'Régularité', en: 'Consistency' },
  goal: { fr: 'Objectif', en: 'Goal' },
  goalOf: { fr: (goal: number) => `${goal} par semaine`, en: (goal) => `${goal} a week` },
  weeks: {
    fr: (goal: number) => `Séances par semaine, objectif ${goal}`,
    en: (goal) => `Workouts per week, goal ${goal}`,
  },
  week: {
    fr: ({
      week,
      count,
      standing,
    }: {
      week: string
      count: number
      standing: 'reached' | 'below' | 'pause' | 'running'
    }) =>
      `Semaine du ${week}\u00a0: ${workouts.fr(count)}${{ reached: ', objectif atteint', below: '', pause: ', pause', running: ', en cours' }[standing]}`,
    en: ({ week, count, standing }) =>
      `Week of ${week}: ${workouts.en(count)}${{ reached: ', goal reached', below: '', pause: ', week off', running: ', in progress' }[standing]}`,
  },
  atGoal: {
    fr: ({ atGoal, weeks }: { atGoal: number; weeks: number }) =>
      `${atGoal} ${plural('fr', atGoal, { one: 'semaine', other: 'semaines' })} sur ${weeks} à l’objectif`,
    en: ({ atGoal, weeks }) =>
      `${atGoal} of ${weeks} ${plural('en', weeks, { one: 'week', other: 'weeks' })} at the goal`,
  },
  inARow: {
    fr: (weeks: number) => `${weeks} ${plural('fr', weeks, { one: 'semaine', other: 'semaines' })} de suite`,
    en: (weeks) => `${weeks} ${plural('en', weeks, { one: 'week', other: 'weeks' })} in a row`,
  },
  weekOff: { fr: 'Une semaine de pause ne remet rien à zéro.', en: 'A week off resets nothing.' },
  firstWeek: {
    fr: 'La première semaine est en cours\u00a0: elle comptera une fois terminée, ou dès que l’objectif est atteint.',
    en: 'The first week is in progress: it counts once it is over, or as soon as the goal is reached.',
  },
})
