import { dictionary } from '@fonte/domain/words/dictionary'
import type { Language } from '@fonte/domain/words/language'
import { plural } from '@fonte/domain/words/plural'
import type { MailTemplate } from '../platform/mail/mail-template.ts'

const words = dictionary({
  greeting: { fr: 'Bonjour,', en: 'Hello,' },
  action: { fr: 'Ouvrir les paramètres', en: 'Open the settings' },
  recoverySubject: { fr: 'Un code de récupération a été utilisé', en: 'A recovery code has been used' },
  recoveryUsed: {
    fr: 'Un code de récupération vient de servir à se connecter à votre compte Fonte.',
    en: 'A recovery code has just been used to log in to your Fonte account.',
  },
  recoveryLeft: {
    fr: (left: number) =>
      left === 0
        ? 'C’était le dernier : créez-en de nouveaux dans les paramètres, sans attendre.'
        : `Il vous en reste ${left}. Vous pouvez en créer de nouveaux dans les paramètres.`,
    en: (left) =>
      left === 0
        ? 'It was the last one: create new ones in the settings now.'
        : `You have ${left} ${plural('en', left, { one: 'code', other: 'codes' })} left. You can create new ones in the settings.`,
  },
  recoveryFootnote: {
    fr: 'Ce n’était pas vous ? Changez aussitôt votre mot de passe, puis créez de nouveaux codes de récupération.',
    en: 'Wasn’t this you? Change your password right away, then create new recovery codes.',
  },
  failedSubject: { fr: 'Quelqu’un connaît peut-être votre mot de passe', en: 'Someone may know your password' },
  failed: {
    fr: 'Quelqu’un a saisi votre mot de passe Fonte, puis au moins cinq codes de validation incorrects. La connexion a été refusée.',
    en: 'Someone entered your Fonte password, then at least five incorrect verification codes. The login was refused.',
  },
  failedExpected: {
    fr: 'C’était vous ? Vérifiez l’heure de votre téléphone : les codes en dépendent. À défaut, utilisez un code de récupération.',
    en: 'Was this you? Check the time on your phone: the codes depend on it. Otherwise, use a recovery code.',
  },
  failedFootnote: {
    fr: 'Ce n’était pas vous ? Choisissez aussitôt un nouveau mot de passe.',
    en: 'Wasn’t this you? Choose a new password right away.',
  },
})

/** Tells the owner of an account that a recovery code was used to sign in, and how many are left. */
export const recoveryCodeMail = (lang: Language, publicUrl: string, left: number): MailTemplate => {
  const w = words(lang)
  return {
    lang,
    subject: w.recoverySubject,
    greeting: w.greeting,
    paragraphs: [w.recoveryUsed, w.recoveryLeft(left)],
    action: { label: w.action, url: `${publicUrl}/settings` },
    footnote: w.recoveryFootnote,
  }
}

/** Tells the owner of an account that somebody typed its password and then only wrong codes. */
export const secondStepFailedMail = (lang: Language, publicUrl: string): MailTemplate => {
  const w = words(lang)
  return {
    lang,
    subject: w.failedSubject,
    greeting: w.greeting,
    paragraphs: [w.failed, w.failedExpected],
    action: { label: w.action, url: `${publicUrl}/settings` },
    footnote: w.failedFootnote,
  }
}
