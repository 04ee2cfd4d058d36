import { dictionary } from '@fonte/domain/words/dictionary'

/** Words that stand before the administrators’ pages while their sign-ins have no second step. */
export const adminGateMessages = dictionary({
  title: { fr: 'Validation en deux étapes', en: 'Two-step verification' },
  required: {
    fr: 'Ce service est accessible à d’autres\u00a0: pour l’administrer, votre connexion doit être protégée par un code, en plus du mot de passe.',
    en: 'Others can reach this service: to administer it, your login must be protected by a code as well as your password.',
  },
  proposed: {
    fr: 'Protégez l’administration par la validation en deux étapes.',
    en: 'Protect the administration with two-step verification.',
  },
  turnOn: { fr: 'Activer', en: 'Turn on' },
  later: { fr: 'Plus tard', en: 'Later' },
})
