import { expect, it } from 'vitest'
import type { Route } from '../route.ts'
import { routes } from '../routes.ts'
import written from './access.json' with { type: 'json' }

/**
 * `access.json` is written by hand: who may call an operation, its published rate limit, and whether it goes on during
 * maintenance. A change of the route table must be made there as well, where a reader of the change sees it.
 */
const declared = Object.fromEntries(
  Object.entries<Route>(routes).map(([operation, { access = 'signed-in', rate, duringMaintenance }]) => [
    operation,
    [access, rate, duringMaintenance ? 'during maintenance' : 'closed'],
  ]),
)

it('each operation is open to whom the written list says, at its rate, and closes for maintenance where it says so', () => {
  expect(declared).toEqual(written)
})

it('each address of the interface leads to one operation', () => {
  const addresses = Object.values<Route>(routes).map(({ method, path }) => `${method} ${path}`)
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
})
