import process from 'node:process'

/** What everything drawn at random in a test starts from: `npm test` draws the same each time, `npm run soak` something new. */
export const seed = Number(process.env.SOAK_SEED ?? 1)
