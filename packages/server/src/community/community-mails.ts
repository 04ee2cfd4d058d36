import { dictionary } from '@fonte/domain/words/dictionary'
import type { Language } from '@fonte/domain/words/language'
import type { MailTemplate } from '../platform/mail/mail-template.ts'

const words = dictionary({
  greeting: { fr: 'Bonjour,', en: 'Hello,' },
  removedSubject: {
    fr: 'Votre publication a été retirée de la communauté',
    en: 'Your post has been removed from the community',
  },
  removedNow: {
    fr: ({ title }: { title: string }) =>
      `Un administrateur vient de retirer votre publication « ${title} » de la communauté Fonte.`,
    en: ({ title }: { title: string }) =>
      `An administrator has just removed your post “${title}” from the Fonte community.`,
  },
  removedProgram: {
    fr: 'Votre programme reste à vous, inchangé, avec tout votre historique.',
    en: 'Your program stays yours, unchanged, with all of your history.',
  },
  removedAction: { fr: 'Ouvrir Fonte', en: 'Open Fonte' },
  removedFootnote: {
    fr: 'Vous ne comprenez pas pourquoi ? Écrivez au support depuis les paramètres.',
    en: 'Not sure why? Write to support from the settings.',
  },
})

/** Tells an author that an administrator removed a post of theirs. */
export const postRemovedMail = (lang: Language, publicUrl: string, title: string): MailTemplate => {
  const w = words(lang)
  return {
    lang,
    subject: w.removedSubject,
    greeting: w.greeting,
    paragraphs: [w.removedNow({ title }), w.removedProgram],
    action: { label: w.removedAction, url: `${publicUrl}/` },
    footnote: w.removedFootnote,
  }
}
