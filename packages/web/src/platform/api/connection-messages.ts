import { dictionary } from '@fonte/domain/words/dictionary'

/** What is said where no answer of Fonte's came: `network` for none at all, `stranger` for one of somebody else. */
export const noAnswer = {
  network: {
    fr: 'Pas de réponse du serveur. Vérifiez votre connexion.',
    en: 'No response from the server. Check your connection.',
  },
  stranger: {
    fr: 'La réponse ne vient pas de Fonte. Ce réseau demande peut-être de s’identifier d’abord.',
    en: 'This response does not come from Fonte. This network may ask you to log in first.',
  },
} as const

/** The same as words of the first screens; those of refusals come with the first refusal. */
export const connectionMessages = dictionary(noAnswer)
