import { dictionary } from '@fonte/domain/words/dictionary'

type Named = { program: string; lift: string }

/** Words about a 5/3/1 that a workout did not move on. */
export const cyclesMessages = dictionary({
  stands: {
    fr: ({ program, lift, week }: Named & { week: number }) =>
      `«\u00a0${program}\u00a0», ${lift}\u00a0: le 5/3/1 avait déjà changé, sur un autre appareil ou dans le programme. La séance est enregistrée et ne l’a pas fait avancer\u00a0: il est à la semaine ${week}.`,
    en: ({ program, lift, week }) =>
      `“${program}”, ${lift}: its 5/3/1 had already changed, on another device or in the program. The workout is saved and did not move it on: it is at week ${week}.`,
  },
  gone: {
    fr: ({ program, lift }: Named) =>
      `«\u00a0${program}\u00a0», ${lift}\u00a0: le programme n’a plus ce 5/3/1. La séance est enregistrée et ne l’a pas fait avancer.`,
    en: ({ program, lift }) =>
      `“${program}”, ${lift}: the program no longer has this 5/3/1. The workout is saved and did not move it on.`,
  },
  open: { fr: 'Voir le programme', en: 'See the program' },
  read: { fr: 'Compris', en: 'Got it' },
})
