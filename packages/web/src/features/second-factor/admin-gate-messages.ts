import { dictionary } from '@fonte/domain/words/dictionary'

/** Words that stand before the administrators’ pages while their sign-ins have no second step. */
export const adminGateMessages = dictionary({
  title: { fr: 'Validation en deux étapes', en: 'Two-step verification' },
  required: {
    fr: 'D’autres personnes peuvent accéder à ce service\u00a0: pour l’administrer, votre connexion doit être protégée par un code, en plus du mot de passe.',
    en: 'Other people can reach this service: to administer it, your login must be protected by a code as well as your password.',
  },
  proposed: {
    fr: 'Protégez l’administration par la validation en deux étapes.',
    en: 'Protect the admin pages with two-step verification.',
  },
  turnOn: { fr: 'Activer', en: 'Turn on' },
  later: { fr: 'Plus tard', en: 'Later' },
})
