import { adminRoutes } from '@fonte/contract/admin/admin-routes'
import { routes } from '@fonte/contract/routes'
import { expect, it } from 'vitest'
import { routePaths } from '../../platform/api/route-paths.ts'
import { adminPaths } from './admin-operations.ts'

it('every operation is known: to everybody’s pages, or to the administrators’ alone', () => {
  const lineOf = ([id, { method, path }]: [string, { method: string; path: string }]) => [id, `${method} ${path}`]
  expect({ ...routePaths, ...adminPaths }).toEqual(Object.fromEntries(Object.entries(routes).map(lineOf)))
  expect(Object.keys(adminPaths).toSorted()).toEqual(Object.keys(adminRoutes).toSorted())
  for (const id of Object.keys(adminPaths)) expect(routePaths).not.toHaveProperty(id)
})
