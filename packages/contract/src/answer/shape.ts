/**
 * What a JSON value looks like, small enough for the first screen: `s` string, `n` number, `b` boolean, `d` instant,
 * `a` anything; `['?', x]` x or null, `['*', x]` a list of x, `['=', ...]` one of these values; an object names its
 * fields, those that may be absent with a `?` behind.
 */
export type Shape =
  | 's'
  | 'n'
  | 'b'
  | 'd'
  | 'a'
  | readonly ['?', Shape]
  | readonly ['*', Shape]
  | readonly ['=', ...unknown[]]
  | { readonly [field: string]: Shape }
