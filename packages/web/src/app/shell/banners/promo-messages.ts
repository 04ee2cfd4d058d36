import { dictionary } from '@fonte/domain/words/dictionary'

/** Words of the banner that people on the plan Basic see. */
export const promoMessages = dictionary({
  label: { fr: 'Publicité', en: 'Advertisement' },
  offer: {
    fr: (code: string) => `20 % de réduction sur Premium avec le code ${code}.`,
    en: (code) => `20% off Premium with the code ${code}.`,
  },
  seePlans: { fr: 'Voir les plans', en: 'See the plans' },
  dismiss: { fr: 'Masquer la publicité', en: 'Hide the ad' },
  dismissed: { fr: 'Publicité masquée', en: 'Ad hidden' },
  dismissedText: {
    fr: "Le bandeau ne s'affichera plus pendant cette session.",
    en: 'The banner will not be shown again during this session.',
  },
})
