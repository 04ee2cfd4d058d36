import { dictionary } from '@fonte/domain/words/dictionary'

/** Words about a page that was opened without https. */
export const plainHttpMessages = dictionary({
  text: {
    fr: 'Cette adresse est en http simple : Fonte ne s’y ouvre qu’avec le réseau, l’écran peut s’éteindre pendant une séance, et ce qui n’est pas encore envoyé y est moins protégé. Le mode d’emploi explique comment passer en https.',
    en: 'This address uses plain http: Fonte only opens online here, the screen may go dark during a workout, and unsent changes are less safe on this device. The README explains how to switch to https.',
  },
  understood: { fr: 'J’ai compris', en: 'Got it' },
})
