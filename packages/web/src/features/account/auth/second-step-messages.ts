import { dictionary } from '@fonte/domain/words/dictionary'

/** Words of the second step of a sign-in. */
export const secondStepMessages = dictionary({
  title: { fr: 'Validation en deux étapes', en: 'Two-step verification' },
  text: {
    fr: 'Ouvrez votre application d’authentification et saisissez le code à six chiffres qu’elle affiche pour Fonte.',
    en: 'Open your authenticator app and enter the six-digit code it shows for Fonte.',
  },
  code: { fr: 'Code de validation', en: 'Verification code' },
  recoveryText: {
    fr: 'Saisissez l’un des dix codes gardés lors de l’activation. Chacun ne sert qu’une fois.',
    en: 'Enter one of the ten codes you saved when you turned it on. Each works only once.',
  },
  recoveryCode: { fr: 'Code de récupération', en: 'Recovery code' },
  useRecovery: { fr: 'Utiliser un code de récupération', en: 'Use a recovery code' },
  useApp: { fr: 'Utiliser l’application', en: 'Use the app' },
  verify: { fr: 'Valider', en: 'Verify' },
  verifying: { fr: 'Validation…', en: 'Verifying…' },
  back: { fr: 'Revenir à la connexion', en: 'Back to login' },
  badCode: { fr: 'Le code se compose de six chiffres.', en: 'The code has six digits.' },
  badRecoveryCode: {
    fr: 'Un code de récupération a dix caractères, comme k7m2p-9xq4t.',
    en: 'A recovery code has ten characters, such as k7m2p-9xq4t.',
  },
  failed: { fr: 'Erreur de connexion', en: 'Login error' },
  lost: {
    fr: 'Ni téléphone ni code\u00a0? Écrivez au support depuis l’adresse de votre compte.',
    en: 'No phone and no codes? Write to support from your account’s email address.',
  },
})
