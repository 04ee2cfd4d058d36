import { resetSecondFactor } from '../second-factor/reset-store.ts'
import { accountCommand } from './account-command.ts'
import { done } from './outcome.ts'

export const secondFactorOffCommand = accountCommand({
  name: 'second-factor-off',
  help: 'Turns the second step of somebody’s sign-in off who lost phone and recovery codes, and signs them out everywhere.',
  carryOut: async ({ id, email }, database, { config, now }) => {
    const reset = { actorId: null, userId: id }
    const outcome = await database.transaction((writer) => resetSecondFactor({ config }, reset, now(), writer))
    if (outcome !== 'done') return done(`The sign-in of ${email} has no second step.`)
    return done(`${email} signs in by password alone from now on, was signed out everywhere and is told by mail.`)
  },
})
