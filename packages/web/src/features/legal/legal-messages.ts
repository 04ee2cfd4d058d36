import { dictionary } from '@fonte/domain/words/dictionary'

export const legalMessages = dictionary({
  brand: { fr: 'Fonte, accueil', en: 'Fonte, home' },
  language: { fr: 'Langue', en: 'Language' },
  lastUpdated: {
    fr: (date: string) => `Dernière mise à jour\u00a0: ${date}`,
    en: (date) => `Last updated: ${date}`,
  },
  privacy: { fr: 'Confidentialité', en: 'Privacy' },
  terms: { fr: 'Conditions', en: 'Terms' },
  legal: { fr: 'Mentions légales', en: 'Legal notice' },
  dataDeletion: { fr: 'Suppression des données', en: 'Data deletion' },
  documents: { fr: 'Informations légales', en: 'Legal information' },
  logoTitle: { fr: 'Le logo de Fonte', en: 'The Fonte logo' },
  logoDescription: {
    fr: 'Le logo de Fonte, le carnet de musculation\u00a0: un disque d’haltère vu de face, dont la lettre F est l’alésage.',
    en: 'The logo of Fonte, the weight training log: a barbell plate seen from the front, with the letter F as its bore.',
  },
  logoCaption: {
    fr: 'Un disque vu de face, la lettre F pour alésage.',
    en: 'A plate seen from the front, with the letter F as its bore.',
  },
})
