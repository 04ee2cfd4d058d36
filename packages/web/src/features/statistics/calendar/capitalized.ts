/** A name as it begins a line. */
export const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
