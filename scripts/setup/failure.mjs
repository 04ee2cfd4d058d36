import process from 'node:process'

/** A reason to stop that a person can act on. */
export class Failure extends Error {}

/** Runs a script's work; a Failure is told in its own words, without a stack trace. */
export async function main(work) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
