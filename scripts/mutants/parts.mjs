/**
 * What is mutated, part by part, and the tests that must notice. `functions` is how many functions one run draws.
 * A part fits a quarter of an hour on two cores.
 */
export const parts = {
  domain: {
    project: 'domain',
    files: ['packages/domain/src/!(data|test-kit)/**/*.ts'],
    tests: ['packages/domain/src/**/*.test.ts'],
    functions: 60,
  },
  contract: {
    project: 'server',
    files: ['packages/contract/src/*.ts'],
    tests: [
      'packages/contract/src/*.test.ts',
      'packages/server/src/platform/http/*.test.ts',
      'packages/server/src/{account,exercise,history,plan,program,report,session,username}/*.test.ts',
    ],
    functions: 5,
  },
  stores: {
    project: 'server',
    files: ['packages/server/src/**/*-store.ts'],
    tests: ['packages/server/src/!(platform|reliability|library|test-kit)/**/*.test.ts'],
    functions: 5,
  },
  sessions: {
    project: 'server',
    files: ['packages/server/src/platform/session/*.ts', 'packages/server/src/{session,password}/*.ts'],
    tests: ['packages/server/src/{session,password,platform/session}/**/*.test.ts'],
    functions: 6,
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
