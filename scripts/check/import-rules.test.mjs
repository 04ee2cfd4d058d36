import { describe, expect, it } from 'vitest'
import { codeFiles } from './files.mjs'
import { featureOrder, forbiddenFor } from './import-rules.mjs'

const server = 'packages/server/src'
const features = 'packages/web/src/features'

describe('the order of the features', () => {
  it('names every feature that there is, and each once', () => {
    const named = codeFiles().flatMap((path) => /^packages\/web\/src\/features\/([^/]+)\//.exec(path)?.[1] ?? [])
    expect([...new Set(named)].filter((name) => !featureOrder.includes(name))).toEqual([])
    expect(new Set(featureOrder).size).toBe(featureOrder.length)
  })

  it('lets a feature import those before it, and none after it', () => {
    const [first, ...others] = featureOrder
    for (const later of others) {
      expect(forbiddenFor(`${features}/${later}/a.tsx`, `${features}/${first}/b.tsx`)).toBeNull()
      expect(forbiddenFor(`${features}/${first}/b.tsx`, `${features}/${later}/a.tsx`)).not.toBeNull()
    }
  })

  it('lets no feature without a place import another', () => {
    expect(forbiddenFor(`${features}/unheard-of/a.tsx`, `${features}/account/b.ts`)).not.toBeNull()
  })
})

describe('who may import whom', () => {
  it.each([
    ['packages/domain/src/workout/machine.ts', 'packages/domain/src/program/program.ts'],
    ['packages/contract/src/program.ts', 'packages/domain/src/program/program.ts'],
    [`${server}/program/program-routes.ts`, `${server}/platform/http/implement.ts`],
    [`${server}/program/program-routes.ts`, `${server}/exercise/exercise-store.ts`],
    [`${server}/program/program.test.ts`, `${server}/test-kit/test-app.ts`],
    [`${features}/workout/workout-screen.tsx`, `${features}/program/program-queries.ts`],
    [`${features}/workout/parts/exercise-head.tsx`, `${features}/exercise/exercise-picture.tsx`],
    [`${features}/program/program-card.tsx`, `${features}/program/program-picture.tsx`],
    [`${features}/workout/workout-screen.tsx`, 'packages/web/src/ui/button.tsx'],
    ['packages/e2e/src/journeys/workout.test.ts', `${server}/test-kit/test-app.ts`],
  ])('%s may import %s', (path, target) => {
    expect(forbiddenFor(path, target)).toBeNull()
  })

  it.each([
    ['packages/domain/src/workout/machine.ts', 'packages/contract/src/program.ts'],
    ['packages/domain/src/workout/machine.ts', 'packages/domain/src/test-kit/workouts.ts'],
    ['packages/contract/src/program.ts', `${server}/platform/config.ts`],
    [`${server}/platform/http/implement.ts`, `${server}/program/program-store.ts`],
    [`${server}/platform/http/implement.ts`, 'packages/contract/src/program.ts'],
    [`${server}/program/program-routes.ts`, `${server}/exercise/exercise-routes.ts`],
    [`${server}/program/program-routes.ts`, `${server}/test-kit/test-app.ts`],
    [`${features}/program/program-card.tsx`, `${features}/history/history-queries.ts`],
    [`${features}/account/password/change-password.tsx`, `${features}/settings/settings-messages.ts`],
    [`${features}/workout/workout-screen.tsx`, 'packages/web/src/app/router.tsx'],
    ['packages/web/src/ui/button.tsx', `${features}/workout/workout-queries.ts`],
    ['packages/web/src/main.tsx', `${server}/app.ts`],
    ['packages/e2e/src/journeys/workout.test.ts', `${server}/app.ts`],
    ['bench/src/main.ts', `${server}/app.ts`],
  ])('%s may not import %s', (path, target) => {
    expect(forbiddenFor(path, target)).not.toBeNull()
  })
})
