import type { AccountEventKind } from '@fonte/domain/account/account-event'
import { dictionary } from '@fonte/domain/words/dictionary'

type Entry = { readonly fr: string; readonly en: string }

const ofKinds: Readonly<Record<AccountEventKind, Entry>> = {
  'sign-in-refused': { fr: 'Connexion refusée', en: 'Login refused' },
  'code-refused': { fr: 'Code de validation refusé', en: 'Verification code refused' },
  'second-step-failed': {
    fr: 'Mot de passe correct, puis cinq codes incorrects',
    en: 'Right password, then five wrong codes',
  },
  'new-browser': { fr: 'Connexion depuis un nouvel appareil', en: 'Login from a new device' },
  'reset-asked': { fr: 'Nouveau mot de passe demandé par e-mail', en: 'Password reset requested by email' },
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
    fr: 'Session fermée\u00a0: ses identifiants ont servi deux fois',
    en: 'Session ended: its credentials were used twice',
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
    fr: 'Ce qui concerne la sécurité du compte, pendant 180 jours.',
    en: 'What concerns the security of your account, for 180 days.',
  },
  times: { fr: (count: number) => `${count} fois`, en: (count) => `${count} times` },
  more: { fr: 'Afficher plus', en: 'Show more' },
  other: { fr: 'Autre événement', en: 'Other event' },
})
