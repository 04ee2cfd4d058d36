import { expect, it } from 'vitest'
import { packageProblems } from './imports.mjs'

const imported = (path, wanted) => packageProblems(path, wanted, new Set(['fflate', 'zod']))

it('the domain depends on no package, be it declared', () => {
  const path = 'packages/domain/src/exchange/file/zip.ts'
  expect(imported(path, 'fflate')).toEqual([`${path}: the domain may not depend on fflate`])
  expect(imported(path, 'zod/mini')).toEqual([`${path}: the domain may not depend on zod`])
})

it.each([
  ['packages/domain/src/exchange/file/byte-file.test.ts', 'fflate'],
  ['packages/domain/src/test-kit/unzip.ts', 'fflate'],
  ['packages/web/src/features/import/file/unzip.ts', 'fflate'],
  ['packages/contract/src/import.ts', 'zod/mini'],
])('%s may import %s', (path, wanted) => {
  expect(imported(path, wanted)).toEqual([])
})

it('a package is declared where it is used', () => {
  const path = 'packages/web/src/features/import/file/unzip.ts'
  expect(imported(path, 'left-pad')).toEqual([`${path}: left-pad is not among the dependencies of its package`])
})
