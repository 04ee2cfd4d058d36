/** A tool of the session that is open; places by their ids. */
export type Tool =
  | { readonly kind: 'swap'; readonly place: string }
  /** Of the exercise first, unless it is said to be of the set. */
  | { readonly kind: 'note'; readonly place: string; readonly slot?: string; readonly of?: 'set' }
  | { readonly kind: 'sets'; readonly place: string }
  /** Of the exercise that is to do now, whichever that comes to be. */
  | { readonly kind: 'plates' }
  | { readonly kind: 'add-exercise' }
  | { readonly kind: 'shortcuts' }
  | { readonly kind: 'time' }
