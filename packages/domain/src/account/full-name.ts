/** How long a person's full name may be, in UTF-16 units. */
export const fullNameBounds = { min: 1, max: 100 } as const
