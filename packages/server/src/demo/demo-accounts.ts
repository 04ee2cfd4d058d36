import { randomInt } from 'node:crypto'
import { changePlan } from '@fonte/domain/account/plan'
import type { Role } from '@fonte/domain/account/role'
import { hasUsers, insertAccount } from '../account/account-store.ts'
import { blockAccounts } from '../admin/block-store.ts'
import { planColumns } from '../plan/plan-store.ts'
import { isForThisMachine } from '../platform/config.ts'
import { newRowId } from '../platform/new-row-id.ts'
import type { Platform } from '../platform/platform.ts'
import { addDemoTraining } from './demo-training.ts'

/** What a person who looks at Fonte for the first time signs in with. */
export interface DemoAccount {
  readonly role: Role
  readonly email: string
  readonly password: string
}

interface DemoPerson {
  readonly role: Role
  readonly email: string
  readonly full_name: string
  readonly username: string
}

const people: readonly DemoPerson[] = [
  { role: 'user', email: 'demo@fonte.example', full_name: 'Camille Démo', username: 'demo' },
  { role: 'admin', email: 'admin@fonte.example', full_name: 'Dominique Admin', username: 'admin' },
]

/** Letters and figures that nobody confuses. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A password to copy by hand: four groups of four, about 79 bits. */
const generatePassword = (): string => {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}

const createAccount = async (platform: Platform, person: DemoPerson): Promise<DemoAccount> => {
  const { database, now, passwords } = platform
  const password = generatePassword()
  const made = new Date(now())
  const account = {
    ...person,
    ...planColumns(changePlan('Premium', now())),
    id: newRowId(now()),
    password_hash: await passwords.hash(password, { source: 'first start', account: person.email }),
    confirmed_at: made,
    lang: 'fr',
  } as const
  await database.transaction(async (writer) => {
    await insertAccount(account, made, writer)
    // Whoever looks for the first time sees what a year of training looks like.
    if (person.role === 'user') await addDemoTraining(account.id, now(), writer)
  })
  return { role: person.role, email: person.email, password }
}

/**
 * On the very first start of an embedded server that only this machine reaches: creates a demo user and a demo admin, and
 * returns their generated passwords, which are kept nowhere. An empty list in any other case.
 */
export const createDemoAccounts = async (platform: Platform): Promise<readonly DemoAccount[]> => {
  if (!isForThisMachine(platform.config) || (await hasUsers(platform.database.read))) return []
  return Promise.all(people.map((person) => createAccount(platform, person)))
}

/**
 * At the start of a server that others reach: blocks the demo accounts, which may have been made while it was this
 * machine's alone, and answers the addresses of those that were open until now. They stay blocked when the server is this
 * machine's again, until somebody unblocks them: their passwords may have become known meanwhile.
 */
export const blockDemoAccounts = async ({ config, database, now }: Platform): Promise<readonly string[]> => {
  if (isForThisMachine(config)) return []
  const emails = people.map(({ email }) => email)
  return database.transaction((writer) => blockAccounts(emails, now(), writer))
}
