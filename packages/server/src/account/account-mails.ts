import { dictionary } from '@fonte/domain/words/dictionary'
import type { Language } from '@fonte/domain/words/language'
import type { MailTemplate } from '../platform/mail/mail-template.ts'

const words = dictionary({
  greeting: { fr: 'Bonjour,', en: 'Hello,' },
  confirmSubject: { fr: 'Confirmez votre adresse e-mail', en: 'Confirm your email address' },
  confirmWelcome: {
    fr: 'Bienvenue sur Fonte ! Il ne vous reste qu’à confirmer votre adresse e-mail pour vous connecter et commencer votre première séance.',
    en: 'Welcome to Fonte! Just confirm your email address, then log in and start your first workout.',
  },
  confirmOnce: {
    fr: 'Ce lien fonctionne une seule fois, pendant 24 heures.',
    en: 'This link works once, within 24 hours.',
  },
  confirmAction: { fr: 'Confirmer mon adresse', en: 'Confirm my address' },
  confirmFootnote: {
    fr: 'Vous n’avez pas créé de compte Fonte ? Ignorez ce message : sans confirmation, personne ne pourra se connecter avec cette adresse.',
    en: 'Didn’t create a Fonte account? Ignore this message: nobody can log in with this address unless it is confirmed.',
  },
  knownSubject: { fr: 'Vous avez déjà un compte Fonte', en: 'You already have a Fonte account' },
  knownTried: {
    fr: 'Quelqu’un, sans doute vous, vient de remplir le formulaire d’inscription avec cette adresse e-mail. Un compte Fonte existe déjà à cette adresse : aucun autre n’a été créé et rien n’a changé.',
    en: 'Someone, probably you, has just filled in the sign-up form with this email address. A Fonte account already exists for it, so no new one was created and nothing has changed.',
  },
  knownReturn: {
    fr: 'Pour retrouver vos programmes et votre historique, connectez-vous avec votre mot de passe habituel.',
    en: 'To get back to your programs and your history, log in with your usual password.',
  },
  knownAction: { fr: 'Se connecter', en: 'Log in' },
  knownFootnote: {
    fr: 'Ce n’était pas vous ? Il n’y a rien à faire : votre compte reste protégé par votre mot de passe.',
    en: 'Wasn’t this you? There is nothing to do: your account is still protected by your password.',
  },
})

/** Asks a new user to confirm their address by the link that carries `token`. */
export const confirmationMail = (lang: Language, publicUrl: string, token: string): MailTemplate => {
  const w = words(lang)
  return {
    lang,
    subject: w.confirmSubject,
    greeting: w.greeting,
    paragraphs: [w.confirmWelcome, w.confirmOnce],
    action: { label: w.confirmAction, url: `${publicUrl}/confirm-email?token=${token}` },
    footnote: w.confirmFootnote,
  }
}

/** Tells the owner of an account that somebody signed up with their address once more. */
export const knownEmailMail = (lang: Language, publicUrl: string): MailTemplate => {
  const w = words(lang)
  return {
    lang,
    subject: w.knownSubject,
    greeting: w.greeting,
    paragraphs: [w.knownTried, w.knownReturn],
    action: { label: w.knownAction, url: `${publicUrl}/auth` },
    footnote: w.knownFootnote,
  }
}
