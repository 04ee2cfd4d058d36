import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'

/** What stands behind the `?` of an address, not as JSON: a search for `12e5` is not one for 1200000. Numbers and truths are told from texts by who reads them. */
export const parseSearch = parseSearchWith(String)

/** Writes what {@link parseSearch} reads. */
export const stringifySearch = stringifySearchWith(String)
