import { dictionary } from '@fonte/domain/words/dictionary'

/** What went wrong with a back-up or a mail, in words that follow a colon. */
export const troubleMessages = dictionary({
  colon: { fr: '\u00a0: ', en: ': ' },
  disk: { fr: 'le disque est presque plein', en: 'the disk is nearly full' },
  rights: { fr: 'le serveur n’a pas le droit d’écrire à cet endroit', en: 'the server is not allowed to write there' },
  credentials: {
    fr: 'le serveur de messagerie refuse l’identifiant ou le mot de passe',
    en: 'the mail server refuses the username or the password',
  },
  timeout: { fr: 'aucune réponse dans le temps imparti', en: 'no answer in time' },
  unreachable: { fr: 'connexion impossible ou interrompue', en: 'the connection failed or was lost' },
  security: { fr: 'la connexion sécurisée a échoué', en: 'the secure connection failed' },
  refused: { fr: 'le serveur de messagerie refuse les messages', en: 'the mail server refuses the messages' },
  unknown: { fr: 'erreur inattendue', en: 'unexpected error' },
  details: { fr: 'Détails', en: 'Details' },
})
