/** A tool of the session that is open; places by their ids. */
export type Tool =
  | { readonly kind: 'swap'; readonly place: string }
  | { readonly kind: 'note'; readonly place: string }
  | { readonly kind: 'plates'; readonly place: string }
  | { readonly kind: 'add-exercise' }
  | { readonly kind: 'shortcuts' }
  | { readonly kind: 'time' }
