import { dictionary } from '@fonte/domain/words/dictionary'
import type { Language } from '@fonte/domain/words/language'
import type { Config } from '../platform/config.ts'
import type { MailTemplate } from '../platform/mail/mail-template.ts'

const words = dictionary({
  greeting: { fr: 'Bonjour,', en: 'Hello,' },
  blockedSubject: { fr: 'Votre compte Fonte est bloqué', en: 'Your Fonte account is blocked' },
  blocked: {
    fr: 'Un administrateur a bloqué votre compte. Tous vos appareils sont déconnectés, et personne ne peut se connecter à ce compte.',
    en: 'An administrator has blocked your account. All of your devices are logged out, and nobody can log in to this account.',
  },
  kept: {
    fr: 'Vos programmes et votre historique sont conservés.',
    en: 'Your programs and your history are kept.',
  },
  blockedFootnote: {
    fr: (contact: string) => `Une question ? Écrivez à ${contact}.`,
    en: (contact) => `Any questions? Write to ${contact}.`,
  },
  unblockedSubject: { fr: 'Votre compte Fonte est débloqué', en: 'Your Fonte account is unblocked' },
  unblocked: {
    fr: 'Un administrateur a débloqué votre compte. Vous pouvez de nouveau vous connecter avec votre mot de passe.',
    en: 'An administrator has unblocked your account. You can log in again with your password.',
  },
  open: { fr: 'Ouvrir Fonte', en: 'Open Fonte' },
})

type Site = Pick<Config, 'publicUrl' | 'contactEmail'>

/** Tells the owner of an account that it is blocked, and whom to ask. */
export const blockedMail = (lang: Language, { contactEmail }: Pick<Config, 'contactEmail'>): MailTemplate => {
  const w = words(lang)
  return {
    lang,
    subject: w.blockedSubject,
    greeting: w.greeting,
    paragraphs: [w.blocked, w.kept],
    footnote: w.blockedFootnote(contactEmail),
  }
}

/** Tells the owner of an account that they can sign in again. */
export const unblockedMail = (lang: Language, { publicUrl, contactEmail }: Site): MailTemplate => {
  const w = words(lang)
  return {
    lang,
    subject: w.unblockedSubject,
    greeting: w.greeting,
    paragraphs: [w.unblocked],
    action: { label: w.open, url: `${publicUrl}/auth` },
    footnote: w.blockedFootnote(contactEmail),
  }
}
