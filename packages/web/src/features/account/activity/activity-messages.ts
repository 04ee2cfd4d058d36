import type { AccountEventKind } from '@fonte/domain/account/account-event'
import { dictionary } from '@fonte/domain/words/dictionary'

type Entry = { readonly fr: string; readonly en: string }

const ofKinds: Readonly<Record<AccountEventKind, Entry>> = {
  'sign-in-refused': { fr: 'Connexion refusée', en: 'Login refused' },
  'code-refused': { fr: 'Code de validation refusé', en: 'Verification code refused' },
  'second-step-failed': {
    fr: 'Mot de passe correct, puis au moins cinq codes incorrects',
    en: 'Correct password, then at least five incorrect codes',
  },
  'new-browser': { fr: 'Connexion depuis un nouvel appareil', en: 'Login from a new device' },
  'reset-asked': { fr: 'Lien de réinitialisation du mot de passe envoyé', en: 'Password reset link sent' },
  'password-reset': { fr: 'Mot de passe réinitialisé par e-mail', en: 'Password reset by email' },
  'password-changed': { fr: 'Mot de passe changé', en: 'Password changed' },
  'second-factor-on': { fr: 'Validation en deux étapes activée', en: 'Two-step verification turned on' },
  'second-factor-off': { fr: 'Validation en deux étapes désactivée', en: 'Two-step verification turned off' },
  'second-factor-reset': {
    fr: 'Validation en deux étapes désactivée par un administrateur',
    en: 'Two-step verification turned off by an administrator',
  },
  'recovery-codes-renewed': { fr: 'Nouveaux codes de récupération créés', en: 'New recovery codes created' },
  'recovery-code-used': { fr: 'Code de récupération utilisé', en: 'Recovery code used' },
  'session-ended': { fr: 'Appareil déconnecté', en: 'Device logged out' },
  'sessions-ended': { fr: 'Autres appareils déconnectés', en: 'Other devices logged out' },
  'sessions-ended-by-admin': {
    fr: 'Tous les appareils déconnectés par un administrateur',
    en: 'All devices logged out by an administrator',
  },
  'token-reused': {
    fr: 'Appareil déconnecté par précaution\u00a0: sa connexion a peut-être été copiée',
    en: 'Device logged out as a precaution: its login may have been copied',
  },
}

/** Words of what concerned the safety of an account, kind by kind. */
export const activityMessages = dictionary({
  ...ofKinds,
  list: { fr: 'Activité du compte', en: 'Account activity' },
  loading: { fr: 'Chargement de l’activité…', en: 'Loading your activity…' },
  failed: { fr: 'L’activité du compte n’a pas pu être chargée.', en: 'Your account activity could not be loaded.' },
  retry: { fr: 'Réessayer', en: 'Retry' },
  none: { fr: 'Rien à signaler ces 180 derniers jours.', en: 'Nothing to report in the last 180 days.' },
  kept: {
    fr: 'Ce qui a touché la sécurité du compte ces 180 derniers jours.',
    en: 'What affected the security of your account in the last 180 days.',
  },
  times: { fr: (count: number) => `${count} fois`, en: (count) => `${count} times` },
  more: { fr: 'Afficher plus', en: 'Show more' },
  other: { fr: 'Autre événement', en: 'Other event' },
})
