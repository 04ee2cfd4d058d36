import { dictionary } from '@fonte/domain/words/dictionary'

/** Words of the question before something typed is given up. */
export const discardMessages = dictionary({
  title: { fr: 'Abandonner les modifications\u00a0?', en: 'Discard changes?' },
  text: { fr: 'Ce que vous avez saisi ne sera pas enregistré.', en: 'What you have typed will not be saved.' },
  discard: { fr: 'Abandonner', en: 'Discard' },
  keepEditing: { fr: 'Continuer la saisie', en: 'Keep editing' },
})
