import { dictionary } from '@fonte/domain/words/dictionary'
import type { Language } from '@fonte/domain/words/language'
import type { MailTemplate } from '../platform/mail/mail-template.ts'

const words = dictionary({
  greeting: { fr: 'Bonjour,', en: 'Hello,' },
  resetSubject: { fr: 'Choisissez un nouveau mot de passe', en: 'Choose a new password' },
  resetAsked: {
    fr: 'Un nouveau mot de passe a été demandé pour votre compte Fonte.',
    en: 'A new password was requested for your Fonte account.',
  },
  resetOnce: {
    fr: 'Ce lien fonctionne une seule fois, pendant une heure. Le nouveau mot de passe déconnectera tous vos appareils.',
    en: 'This link works once, within an hour. Choosing a new password will log out all of your devices.',
  },
  resetAction: { fr: 'Choisir un mot de passe', en: 'Choose a password' },
  resetFootnote: {
    fr: 'Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe reste le même.',
    en: 'Didn’t request this? Ignore this message: your password stays the same.',
  },
  changedSubject: { fr: 'Votre mot de passe a été changé', en: 'Your password has been changed' },
  changed: {
    fr: 'Le mot de passe de votre compte Fonte vient d’être changé, et vos autres appareils ont été déconnectés.',
    en: 'The password of your Fonte account has just been changed, and your other devices have been logged out.',
  },
  reset: {
    fr: 'Le mot de passe de votre compte Fonte vient d’être changé avec un lien de réinitialisation, et tous vos appareils ont été déconnectés.',
    en: 'The password of your Fonte account has just been changed with a reset link, and all of your devices have been logged out.',
  },
  changedExpected: { fr: 'C’était vous ? Il n’y a rien à faire.', en: 'Was this you? There is nothing to do.' },
  changedAction: { fr: 'Ouvrir Fonte', en: 'Open Fonte' },
  changedFootnote: {
    fr: 'Ce n’était pas vous ? Choisissez aussitôt un nouveau mot de passe avec « Mot de passe oublié ? » sur la page de connexion.',
    en: 'Wasn’t this you? Choose a new password right away with “Forgot password?” on the login page.',
  },
})

/** Lets somebody who forgot their password choose a new one by the link that carries `token`. */
export const resetMail = (lang: Language, publicUrl: string, token: string): MailTemplate => {
  const w = words(lang)
  return {
    lang,
    subject: w.resetSubject,
    greeting: w.greeting,
    paragraphs: [w.resetAsked, w.resetOnce],
    action: { label: w.resetAction, url: `${publicUrl}/update-password?token=${token}` },
    footnote: w.resetFootnote,
  }
}

/** Tells the owner of an account that its password was changed in the settings, or by a mailed link. */
export const passwordChangedMail = (lang: Language, publicUrl: string, how: 'changed' | 'reset'): MailTemplate => {
  const w = words(lang)
  return {
    lang,
    subject: w.changedSubject,
    greeting: w.greeting,
    paragraphs: [w[how], w.changedExpected],
    action: { label: w.changedAction, url: `${publicUrl}/auth` },
    footnote: w.changedFootnote,
  }
}
