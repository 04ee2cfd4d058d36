import { describe, expect, it } from 'vitest'
import { checkSetWalk, listedHops } from './set-walk.mjs'

const files = {
  'packages/web/src/tap.ts': `export class Tap { press() { return keep({}) } #unused() {} }`,
  'packages/web/src/keep.ts': `export const keep = (set) => call('create', set)`,
  'packages/server/src/routes.ts': `export const routes = { 'create-set': (set) => insert(set) }`,
}
const read = (path) => {
  if (!(path in files)) throw new Error('no such file')
  return files[path]
}
const way = [
  '1. `web/src/tap.ts :: press` the tap',
  '2. `web/src/keep.ts :: keep` keeps the set',
  '3. `server/src/routes.ts :: create-set` (message: HTTP) stores it',
]
/** The way with one line in place of another. */
const problemsOf = (...lines) => checkSetWalk(lines.join('\n'), read).problems

describe('the way of a set', () => {
  it('is read line by line', () => {
    expect(listedHops(way.join('\n'))).toMatchObject([
      { number: 1, path: 'packages/web/src/tap.ts', name: 'press', message: false },
      { number: 2, name: 'keep' },
      { number: 3, name: 'create-set', message: true },
    ])
  })

  it('passes with functions that are there, each called by a file before it or reached by a message', () => {
    expect(problemsOf('1. `web/src/tap.ts :: press` (message: the tap)', way[1], way[2])).toEqual([])
  })

  it.each([
    ['a file that is not there', '2. `web/src/gone.ts :: keep`', 'there is no such file'],
    ['a function that is not there', '2. `web/src/keep.ts :: gone`', 'there is no such function'],
    ['a name that is used in the file but not declared', '2. `web/src/keep.ts :: call`', 'there is no such function'],
    ['a function that nobody before it calls', '2. `web/src/tap.ts :: #unused`', 'no file on the way before it'],
    ['a hop that is counted wrongly', '3. `web/src/keep.ts :: keep`', 'it stands at place 2'],
  ])('fails with %s', (_, line, problem) => {
    expect(problemsOf('1. `web/src/tap.ts :: press` (message: the tap)', line).join()).toContain(problem)
  })

  it('fails when it is empty, and when it is longer than anybody keeps in mind', () => {
    expect(problemsOf('nothing')).toHaveLength(1)
    const long = Array.from({ length: 49 }, (_, index) => `${index + 1}. \`web/src/tap.ts :: press\` (message)`)
    expect(problemsOf(...long)).toEqual(['the way of a set has 49 hops, over 48'])
    expect(problemsOf(...long.slice(1).map((line, index) => line.replace(/^\d+/, index + 1)))).toEqual([])
  })
})
