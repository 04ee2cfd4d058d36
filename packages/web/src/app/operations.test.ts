import { adminRoutes } from '@fonte/contract/admin/admin-routes'
import { routes } from '@fonte/contract/routes'
import { expect, it } from 'vitest'
import { adminPaths } from '../features/admin/admin-operations.ts'
import { logPaths } from '../features/history/log/log-operations.ts'
import { importPaths } from '../features/import/import-operations.ts'
import { exportPaths } from '../features/personal-data/export/export-operation.ts'
import { routePaths } from '../platform/api/route-paths.ts'

const tables = [routePaths, logPaths, importPaths, exportPaths, adminPaths]

it('every operation is known: to everybody’s pages, to those that bring it along, or to the administrators’ alone', () => {
  const lineOf = ([id, { method, path }]: [string, { method: string; path: string }]) => [id, `${method} ${path}`]
  expect(Object.assign({}, ...tables)).toEqual(Object.fromEntries(Object.entries(routes).map(lineOf)))
  expect(Object.keys(adminPaths).toSorted()).toEqual(Object.keys(adminRoutes).toSorted())
  expect(tables.flatMap(Object.keys)).toHaveLength(Object.keys(routes).length)
})
