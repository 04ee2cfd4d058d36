import { dictionary } from '@fonte/domain/words/dictionary'

/** Words of a timed set. */
export const holdMessages = dictionary({
  start: { fr: 'Démarrer', en: 'Start' },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  ready: { fr: 'Prêt', en: 'Get ready' },
  hold: { fr: 'Tenue', en: 'Hold' },
  held: { fr: (seconds: number) => `Tenue, ${seconds}\u00a0s`, en: (seconds) => `Hold, ${seconds} s` },
  stopAtTarget: { fr: 'S’arrêter à la cible', en: 'Stop at the target' },
  of: { fr: (time: string) => `sur ${time}`, en: (time) => `of ${time}` },
})
