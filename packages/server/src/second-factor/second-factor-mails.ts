import { dictionary } from '@fonte/domain/words/dictionary'
import type { Language } from '@fonte/domain/words/language'
import type { MailTemplate } from '../platform/mail/mail-template.ts'

const words = dictionary({
  greeting: { fr: 'Bonjour,', en: 'Hello,' },
  action: { fr: 'Ouvrir les paramètres', en: 'Open the settings' },
  expected: { fr: 'C’était vous ? Il n’y a rien à faire.', en: 'Was this you? There is nothing to do.' },
  footnote: {
    fr: 'Ce n’était pas vous ? Choisissez aussitôt un nouveau mot de passe avec « Mot de passe oublié ? » sur la page de connexion, puis écrivez au support.',
    en: 'Wasn’t this you? Choose a new password right away with “Forgot password?” on the login page, then write to support.',
  },
  onSubject: { fr: 'Validation en deux étapes activée', en: 'Two-step verification turned on' },
  on: {
    fr: 'La validation en deux étapes vient d’être activée sur votre compte Fonte : un code de votre application sera demandé à chaque connexion. Vos autres appareils ont été déconnectés.',
    en: 'Two-step verification has just been turned on for your Fonte account: a code from your app will be asked for at each login. Your other devices have been logged out.',
  },
  offSubject: { fr: 'Validation en deux étapes désactivée', en: 'Two-step verification turned off' },
  off: {
    fr: 'La validation en deux étapes vient d’être désactivée sur votre compte Fonte : le mot de passe suffit de nouveau. Vos autres appareils ont été déconnectés.',
    en: 'Two-step verification has just been turned off for your Fonte account: your password alone is enough again. Your other devices have been logged out.',
  },
  reset: {
    fr: 'Un administrateur vient de désactiver la validation en deux étapes de votre compte Fonte. Le mot de passe suffit de nouveau, et tous vos appareils ont été déconnectés.',
    en: 'An administrator has just turned off two-step verification for your Fonte account. Your password alone is enough again, and all of your devices have been logged out.',
  },
  resetExpected: {
    fr: 'Vous l’aviez demandé ? Connectez-vous, puis activez-la de nouveau dans les paramètres.',
    en: 'Did you ask for this? Log in, then turn it on again in the settings.',
  },
})

type Told = { readonly subject: string; readonly paragraphs: readonly string[] }

const mail = (lang: Language, publicUrl: string, told: (w: ReturnType<typeof words>) => Told): MailTemplate => {
  const w = words(lang)
  const action = { label: w.action, url: `${publicUrl}/settings` }
  return { lang, ...told(w), greeting: w.greeting, action, footnote: w.footnote }
}

/** Tells the owner of an account that its sign-ins have a second step from now on. */
export const secondFactorOnMail = (lang: Language, publicUrl: string): MailTemplate =>
  mail(lang, publicUrl, (w) => ({ subject: w.onSubject, paragraphs: [w.on, w.expected] }))

/** Tells the owner of an account that they turned its second step off. */
export const secondFactorOffMail = (lang: Language, publicUrl: string): MailTemplate =>
  mail(lang, publicUrl, (w) => ({ subject: w.offSubject, paragraphs: [w.off, w.expected] }))

/** Tells the owner of an account that an administrator turned its second step off. */
export const secondFactorResetMail = (lang: Language, publicUrl: string): MailTemplate =>
  mail(lang, publicUrl, (w) => ({ subject: w.offSubject, paragraphs: [w.reset, w.resetExpected] }))
