import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { addedBytes, importsOf, isOver, lateFile, listedFiles } from './bundle.mjs'

describe('the files that a file of the build takes at once', () => {
  it('are those that it imports, and those that it exports again', () => {
    const text =
      'import{a}from"./base.js";import"./react.js";export{t as HomeScreen}from"./home.js";export*from"./all.js"'
    expect(importsOf('home-screen.js', text)).toEqual(['./base.js', './react.js', './home.js', './all.js'])
  })

  it('are not those that it loads later, nor what it exports of its own', () => {
    expect(importsOf('shell.js', 'const b=()=>import("./late.js");export{b}')).toEqual([])
  })
})

describe('the files of a first screen', () => {
  const html = '<script src="/first.js" data-auth="" data-home="/assets/home-1.js /assets/shared-2.js"></script>'

  it('are those that the built page lists for it', () => {
    expect(listedFiles(html, 'home')).toEqual(['assets/home-1.js', 'assets/shared-2.js'])
  })

  it('are never none: a screen that nobody finds would weigh nothing', () => {
    expect(() => listedFiles(html, 'auth')).toThrow('auth')
  })
})

describe('what a late part adds to its screen', () => {
  const files = {
    'assets/stats.js': 'import"./shared.js"',
    'assets/shared.js': 'shared()',
    'assets/stats-charts-1.js': 'import"./shared.js";import"./drawn.js"',
    'assets/drawn.js': 'drawn()',
  }
  const weight = (...names) =>
    names.reduce((sum, name) => sum + gzipSync(files[`assets/${name}`], { level: 9 }).length, 0)

  it('is its own file and what that imports, without what the screen has already', () => {
    const added = addedBytes(['assets/stats.js'], ['assets/stats-charts-1.js'], (file) => files[file])
    expect(added).toBe(weight('stats-charts-1.js', 'drawn.js'))
  })

  it('is a problem from the first byte over its bar', () => {
    expect([15_000, 15_001].map((bytes) => isOver({ bytes, bar: 15_000 }))).toEqual([false, true])
  })

  it('is never nothing: a part that the build does not have is told', () => {
    expect(lateFile(['stats-charts-1.css', 'stats-charts-1.js'], 'stats-charts-')).toBe('stats-charts-1.js')
    expect(() => lateFile(['stats-1.js'], 'stats-charts-')).toThrow('stats-charts-')
  })
})
