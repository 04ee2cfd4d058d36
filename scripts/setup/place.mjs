import { fileURLToPath } from 'node:url'

/** Absolute path of the project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
