import type { WeightUnit } from '@fonte/domain/units/weight'
import { dictionary } from '@fonte/domain/words/dictionary'

type Stepped = { name: string; step: string; unit: WeightUnit }

/** Words of the rules by which an exercise gets heavier. */
export const progressionMessages = dictionary({
  title: { fr: 'Progression', en: 'Progression' },
  rule: { fr: 'Règle', en: 'Rule' },
  none: { fr: 'Aucune', en: 'None' },
  double: { fr: 'Double progression', en: 'Double progression' },
  linear: { fr: 'Linéaire', en: 'Linear' },
  rir: { fr: 'Selon la réserve (RIR)', en: 'By reserve (RIR)' },
  '531': { fr: '5/3/1', en: '5/3/1' },
  noneText: {
    fr: 'Chaque séance reprend les chiffres de la dernière fois.',
    en: 'Each workout starts from last time’s figures.',
  },
  doubleText: {
    fr: 'D’abord plus de répétitions, jusqu’au maximum de chaque série, puis plus de charge.',
    en: 'First more reps, up to the upper end of each set, then more weight.',
  },
  linearText: {
    fr: 'Plus de charge à chaque séance réussie\u00a0; 10\u00a0% de moins après des échecs répétés.',
    en: 'More weight after every successful workout; 10% less after repeated misses.',
  },
  rirText: {
    fr: 'La charge suit les répétitions qui restaient en réserve.',
    en: 'The weight follows the reps that were left in reserve.',
  },
  '531Text': {
    fr: 'Trois séries en pourcentage d’un maximum d’entraînement\u00a0; chaque séance terminée fait avancer d’une semaine le cycle de quatre.',
    en: 'Three sets as percentages of a training max; each finished workout moves the four-week cycle on by one week.',
  },
  step: { fr: (unit: WeightUnit) => `Palier (${unit})`, en: (unit) => `Step (${unit})` },
  tries: { fr: 'Essais avant de baisser', en: 'Misses before the weight goes down' },
  reserve: { fr: 'Réserve visée (RIR)', en: 'Target reserve (RIR)' },
  tm: {
    fr: (unit: WeightUnit) => `Maximum d’entraînement (${unit})`,
    en: (unit) => `Training max (${unit})`,
  },
  week: { fr: 'Semaine du cycle', en: 'Week of the cycle' },
  outside: {
    fr: ({ min, max }: { min: string; max: string }) => `Un nombre de ${min} à ${max} est attendu.`,
    en: ({ min, max }) => `Enter a number from ${min} to ${max}.`,
  },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  apply: { fr: 'Appliquer', en: 'Apply' },
  lineOf: {
    fr: ({ name, step, unit }: Stepped) => `Progression\u00a0: ${name}, +${step}\u00a0${unit}`,
    en: ({ name, step, unit }) => `Progression: ${name}, +${step} ${unit}`,
  },
  figureOf: {
    fr: ({ label, value }: { label: string; value: string }) => `${label}\u00a0: ${value}`,
    en: ({ label, value }) => `${label}: ${value}`,
  },
})
