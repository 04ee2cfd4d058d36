/** How long the texts of an exercise may be in characters: the form and the contract agree on it. */
export const exerciseBounds = {
  name: { min: 1, max: 100 },
  equipment: { max: 100 },
  description: { max: 2000 },
} as const
