/**
 * What is mutated, part by part, and the tests that must notice; `<folder>` stands for the folder of each drawn function.
 * `functions` is how many functions one run draws. A part fits a quarter of an hour on two cores.
 */
export const parts = {
  domain: {
    project: 'domain',
    files: ['packages/domain/src/!(data|test-kit)/**/*.ts'],
    tests: ['packages/domain/src/**/*.test.ts'],
    functions: 60,
  },
  contract: {
    project: 'contract',
    files: ['packages/contract/src/*.ts', 'packages/contract/src/!(former|access)/*.ts'],
    tests: ['packages/contract/src/**/*.test.ts'],
    functions: 90,
  },
  stores: {
    project: 'server',
    files: ['packages/server/src/**/*-store.ts'],
    tests: ['packages/server/src/{purge,personal-data,import}/*.test.ts', 'packages/server/src/**/<folder>/*.test.ts'],
    functions: 12,
  },
  sessions: {
    project: 'server',
    files: ['packages/server/src/platform/session/*.ts', 'packages/server/src/{session,password}/*.ts'],
    tests: ['packages/server/src/{session,password,platform/session}/**/*.test.ts'],
    functions: 12,
  },
  outbox: {
    project: 'web',
    files: ['packages/web/src/platform/outbox/*.ts'],
    tests: ['packages/web/src/platform/{outbox,storage}/**/*.test.ts'],
    functions: 40,
  },
  workout: {
    project: 'web',
    files: ['packages/web/src/features/workout/running/*.ts'],
    tests: ['packages/web/src/features/workout/**/*.test.{ts,tsx}'],
    functions: 40,
  },
}
