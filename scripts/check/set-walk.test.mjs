import { describe, expect, it } from 'vitest'
import { checkSetWalk, listedHops } from './set-walk.mjs'

const files = {
  'packages/web/src/tap.tsx': `export class Tap { press() { const found = find(); return keep(found) } other() { return this.#rest([1].map(told)) } #rest() {} }
    const told = () => <Line />; function Line() {}; const chosen = isNew ? () => keep({}) : told; const count = 3`,
  'packages/web/src/keep.ts': `export const keep = (set) => call('create', set); export const kept = shared(keep)
    export const kind = { send: (set) => keep(set) }; export const otherKind = { send: () => undefined }`,
  'packages/server/src/routes.ts': `export const routes = { 'create-set': (set) => insert(set) }`,
}
const read = (path) => {
  if (!(path in files)) throw new Error('no such file')
  return files[path]
}
const way = [
  '1. `web/src/tap.tsx :: press` (message: the tap)',
  '2. `web/src/keep.ts :: keep` keeps the set',
  '3. `server/src/routes.ts :: create-set` (message: HTTP) stores it',
  '4. `web/src/tap.tsx :: other` (message: the answer)',
  '5. `web/src/tap.tsx :: #rest` (from 4, at its end)',
  '6. `web/src/tap.tsx :: told` (from 4)',
  '7. `web/src/tap.tsx :: Line`',
]
const problemsOf = (...lines) => checkSetWalk(lines.join('\n'), read).problems

describe('the way of a set', () => {
  it('is read line by line', () => {
    expect(listedHops(way.join('\n')).map(({ number, path, name, from }) => [number, path, name, from])).toEqual([
      [1, 'packages/web/src/tap.tsx', 'press', 0],
      [2, 'packages/web/src/keep.ts', 'keep', 1],
      [3, 'packages/server/src/routes.ts', 'create-set', 0],
      [4, 'packages/web/src/tap.tsx', 'other', 0],
      [5, 'packages/web/src/tap.tsx', '#rest', 4],
      [6, 'packages/web/src/tap.tsx', 'told', 4],
      [7, 'packages/web/src/tap.tsx', 'Line', 6],
    ])
  })

  it('passes with functions that are there, each called by the one before it or by the one it names, or reached by a message', () => {
    expect(problemsOf(...way)).toEqual([])
  })

  it.each([
    ['one that is chosen between two', '1. `web/src/tap.tsx :: chosen` (message)'],
    ['one that another function has made', '1. `web/src/keep.ts :: kept` (message)'],
    ['one that an object holds', '1. `web/src/keep.ts :: kind.send` (message)'],
  ])('knows a function by its name: %s', (_, line) => {
    expect(problemsOf(line, way[1])).toEqual([])
  })

  it.each([
    ['a file that is not there', '2. `web/src/gone.ts :: keep`', 'there is no such function'],
    ['a function that is not there', '2. `web/src/keep.ts :: gone`', 'there is no such function'],
    ['a name that is used in the file but not declared', '2. `web/src/keep.ts :: call`', 'there is no such function'],
    ['a name that is no function', '2. `web/src/tap.tsx :: count`', 'there is no such function'],
    ['a name for what a call answers', '2. `web/src/tap.tsx :: found`', 'there is no such function'],
    [
      'a function that only another one of the same file calls',
      '2. `web/src/tap.tsx :: #rest`',
      'press does not call it',
    ],
    ['a function that comes from itself', '2. `web/src/keep.ts :: keep` (from 2)', 'nothing before it calls it'],
    ['a hop that is counted wrongly', '3. `web/src/keep.ts :: keep` (from 1)', 'it stands at place 2'],
  ])('fails with %s', (_, line, problem) => {
    expect(problemsOf(way[0], line).join()).toContain(problem)
  })

  it('fails where the caller is another one of the same name', () => {
    expect(problemsOf('1. `web/src/keep.ts :: otherKind.send` (message)', way[1]).join()).toContain('does not call it')
  })

  it('fails when it is empty, and when it is longer than it may be', () => {
    expect(problemsOf('nothing')).toHaveLength(1)
    expect(checkSetWalk(way.join('\n'), read, 6).problems).toEqual(['the way of a set has 7 hops, over 6'])
    expect(checkSetWalk(way.join('\n'), read, 7).problems).toEqual([])
  })
})
