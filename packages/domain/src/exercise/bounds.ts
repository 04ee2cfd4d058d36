/** How long the texts of an exercise may be in characters: the form and the contract agree on it. */
export const exerciseBounds = {
  name: { min: 1, max: 100 },
  equipment: { max: 100 },
  description: { max: 2000 },
  /** Other names, in each language. */
  aliases: { max: 30 },
  /** What a global exercise is done with, by id. */
  equipmentIds: { min: 1, max: 10 },
  muscles: { max: 20 },
} as const
