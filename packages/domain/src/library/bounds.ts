/** How much the library may hold: all of it travels to every device. */
export const libraryBounds = {
  /** Global exercises, archived ones included. */
  exercises: 1_000,
  /** Predefined programs. */
  programs: 200,
  /** Main muscle groups. */
  groups: 40,
  /** Muscles of all groups together. */
  muscles: 400,
} as const
