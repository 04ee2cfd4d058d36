import { dictionary } from '@fonte/domain/words/dictionary'

/** Words about a page that was opened without https. */
export const plainHttpMessages = dictionary({
  text: {
    fr: 'Cette adresse est en http simple : Fonte s’ouvre ici seulement avec le réseau, l’écran peut s’éteindre pendant une séance, et l’appareil garde moins sûrement ce qui n’est pas encore envoyé. Le mode d’emploi explique comment passer en https.',
    en: 'This address uses plain http: here Fonte only opens with a network, the screen may go dark during a workout, and the device keeps what is not sent yet less surely. The README explains how to switch to https.',
  },
  understood: { fr: 'J’ai compris', en: 'Got it' },
})
