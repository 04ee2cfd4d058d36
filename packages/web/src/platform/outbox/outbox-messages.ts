import { dictionary } from '@fonte/domain/words/dictionary'

/** What is said where a change could not even be kept on the device: nothing of it has happened. */
export const outboxMessages = dictionary({
  notKept: { fr: 'Modification non enregistrée', en: 'Change not saved' },
  notKeptText: {
    fr: 'Cet appareil n’a pas pu la garder. Veuillez réessayer.',
    en: 'This device could not keep it. Please try again.',
  },
})
