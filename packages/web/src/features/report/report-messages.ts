import { dictionary } from '@fonte/domain/words/dictionary'

/** Words of the page that writes to support. */
export const reportMessages = dictionary({
  title: { fr: 'Support', en: 'Support' },
  intro: {
    fr: 'Un bug, une idée, un comportement inapproprié : chaque message est lu.',
    en: 'A bug, an idea, someone’s behavior: we read every message.',
  },
  back: { fr: 'Retour', en: 'Back' },
  type: { fr: 'Type', en: 'Type' },
  chooseType: { fr: 'Choisir un type', en: 'Choose a type' },
  Bug: { fr: 'Bug', en: 'Bug' },
  Idée: { fr: 'Idée', en: 'Idea' },
  'Comportement inapproprié': { fr: 'Comportement inapproprié', en: 'Inappropriate behaviour' },
  description: { fr: 'Description', en: 'Description' },
  descriptionHint: {
    fr: 'Que s’est-il passé, et où ? Ce que vous écrivez reste sur cet appareil jusqu’à l’envoi.',
    en: 'What happened, and where? What you write stays on this device until it is sent.',
  },
  send: { fr: 'Envoyer', en: 'Send' },
  sending: { fr: 'Envoi…', en: 'Sending…' },
  incomplete: { fr: 'Formulaire incomplet', en: 'Incomplete form' },
  incompleteText: {
    fr: 'Veuillez choisir un type et écrire une description.',
    en: 'Please choose a type and write a description.',
  },
  typeMissing: { fr: 'Choisissez un type.', en: 'Choose a type.' },
  contentMissing: { fr: 'Écrivez une description.', en: 'Write a description.' },
  error: { fr: 'Erreur', en: 'Error' },
  failed: {
    fr: "Votre rapport n'a pas pu être envoyé. Veuillez réessayer.",
    en: 'Your report could not be sent. Please try again.',
  },
  sent: { fr: 'Message envoyé', en: 'Message sent' },
  sentText: { fr: 'Merci ! Nous le lirons bientôt.', en: 'Thank you! We will read it soon.' },
  kept: { fr: 'Message gardé', en: 'Message kept' },
  keptText: {
    fr: 'Il partira dès que le réseau reviendra.',
    en: 'It will be sent as soon as the network is back.',
  },
})
