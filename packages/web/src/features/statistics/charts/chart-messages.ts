import type { MuscleBand } from '@fonte/domain/statistics/overview/trained-exercise'
import { dictionary } from '@fonte/domain/words/dictionary'
import { plural } from '@fonte/domain/words/plural'

const workouts = {
  fr: (count: number) => plural('fr', count, { one: 'séance', other: 'séances' }),
  en: (count: number) => plural('en', count, { one: 'workout', other: 'workouts' }),
}

/** The words of the charts of the statistics. */
export const chartMessages = dictionary({
  reading: {
    fr: ({ arrived, of }: { arrived: string; of: string }) =>
      `Chargement de l’historique\u00a0: ${arrived} sur ${of} séances`,
    en: ({ arrived, of }) => `Loading the history: ${arrived} of ${of} workouts`,
  },
  loading: { fr: 'Chargement de l’historique…', en: 'Loading the history…' },
  failed: {
    fr: 'L’historique complet n’a pas pu être lu\u00a0: les graphiques attendent.',
    en: 'The whole history could not be read: the charts are waiting.',
  },
  retry: { fr: 'Réessayer', en: 'Retry' },
  asTable: { fr: 'Voir en tableau', en: 'Show as table' },
  of: { fr: (title: string) => `\u00a0: ${title}`, en: (title) => `: ${title}` },

  volumeSentence: {
    fr: ({ mean, last }: { mean: string | null; last: string | null }) =>
      [
        ...(mean === null ? [] : [`${mean} par semaine en moyenne`]),
        ...(last === null ? [] : [`${last} cette semaine`]),
      ].join('\u00a0; '),
    en: ({ mean, last }) =>
      [...(mean === null ? [] : [`${mean} a week on average`]), ...(last === null ? [] : [`${last} this week`])].join(
        '; ',
      ),
  },
  volumeChart: {
    fr: ({ from, to, least, most }: { from: string; to: string; least: string; most: string }) =>
      `Volume de travail des semaines du ${from} au ${to}\u00a0: de ${least} à ${most}.`,
    en: ({ from, to, least, most }) => `Working volume, weeks of ${from} to ${to}: ${least} to ${most}.`,
  },
  meanOfWeeks: {
    fr: (weeks: string) => `Une barre\u00a0: la moyenne de ${weeks}\u00a0semaines.`,
    en: (weeks) => `One bar is the average of ${weeks} weeks.`,
  },
  week: { fr: 'Semaine du', en: 'Week of' },
  workouts: { fr: 'Séances', en: 'Workouts' },
  total: { fr: 'Total', en: 'Total' },
  band: {
    fr: (band: MuscleBand) =>
      ({
        legs: 'Jambes',
        back: 'Dos',
        chest: 'Pectoraux',
        shoulders: 'Épaules',
        arms: 'Bras',
        other: 'Tronc et autres',
      })[band],
    en: (band) =>
      ({ legs: 'Legs', back: 'Back', chest: 'Chest', shoulders: 'Shoulders', arms: 'Arms', other: 'Core and others' })[
        band
      ],
  },

  muscleSets: { fr: 'Séries par muscle', en: 'Sets per muscle' },
  period: { fr: 'Période', en: 'Period' },
  lastDays: { fr: '7\u00a0derniers jours', en: 'Last 7 days' },
  mean: { fr: 'Moyenne sur 4\u00a0sem.', en: '4-week average' },
  muscleSentence: {
    fr: 'Séries de travail\u00a0; un muscle qui aide compte pour une demi-série. Le disque dit la part\u00a0: 25 pour un quart et plus, puis 20, 15, 10 et 5.',
    en: 'Working sets; a muscle that helps counts half a set. The plate shows the share: 25 for a quarter or more, then 20, 15, 10 and 5.',
  },
  muscleChart: {
    fr: (muscles: string) => `Séries par muscle\u00a0: ${muscles}.`,
    en: (muscles) => `Sets per muscle: ${muscles}.`,
  },
  noRecentSets: {
    fr: 'Aucune série de travail ces quatre dernières semaines.',
    en: 'No working sets in the last four weeks.',
  },
  noLatestSets: {
    fr: 'Aucune série de travail ces 7\u00a0derniers jours.',
    en: 'No working sets in the last 7 days.',
  },
  meanOf: {
    fr: (sets: string) => `moyenne ${sets}`,
    en: (sets) => `average ${sets}`,
  },
  perWeek: { fr: 'Moyenne par semaine', en: 'Average per week' },
  muscle: { fr: 'Muscle', en: 'Muscle' },

  exercisesDone: { fr: 'Exercices faits', en: 'Exercises done' },
  exercisesSentence: {
    fr: ({ count, shown }: { count: number; shown: string }) =>
      `${shown} ${plural('fr', count, { one: 'exercice', other: 'exercices' })}, le dernier fait en premier, avec la série la plus lourde.`,
    en: ({ count, shown }) =>
      `${shown} ${plural('en', count, { one: 'exercise', other: 'exercises' })}, the latest first, with the heaviest set.`,
  },
  search: { fr: 'Rechercher un exercice', en: 'Search for an exercise' },
  found: {
    fr: ({ count, shown }: { count: number; shown: string }) =>
      `${shown} ${plural('fr', count, { one: 'exercice trouvé', other: 'exercices trouvés' })}`,
    en: ({ count, shown }) => `${shown} ${plural('en', count, { one: 'exercise', other: 'exercises' })} found`,
  },
  noneFound: { fr: 'Aucun exercice fait ne porte ce nom.', en: 'You have done no exercise with this name.' },
  allExercises: { fr: 'Tous les exercices faits', en: 'All exercises done' },
  workoutCount: {
    fr: ({ count, shown }: { count: number; shown: string }) => `${shown} ${workouts.fr(count)}`,
    en: ({ count, shown }) => `${shown} ${workouts.en(count)}`,
  },
  parts: { fr: 'Par partie du corps', en: 'By body part' },

  latest: { fr: 'Dernières séances', en: 'Latest workouts' },
  wholeHistory: { fr: 'Tout l’historique', en: 'Whole history' },
})
