import { dictionary } from '@fonte/domain/words/dictionary'

/** Words for how the sets of an exercise are recorded. */
export const measuringMessages = dictionary({
  measure: { fr: 'Compté en', en: 'Counted in' },
  reps: { fr: 'Répétitions', en: 'Reps' },
  time: { fr: 'Durée (s)', en: 'Time (s)' },
  distance: { fr: 'Distance (m)', en: 'Distance (m)' },
  sides: { fr: 'Côtés', en: 'Sides' },
  both: { fr: 'Les deux ensemble', en: 'Both together' },
  each: { fr: 'Un côté après l’autre', en: 'One side at a time' },
  load: { fr: 'Charge', en: 'Load' },
  external: { fr: 'Un poids', en: 'A weight' },
  bodyweight: { fr: 'Le poids du corps', en: 'Body weight' },
  assisted: { fr: 'Le poids du corps, assisté', en: 'Body weight, assisted' },
})
