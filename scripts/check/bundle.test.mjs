import { describe, expect, it } from 'vitest'
import { importsOf, listedFiles } from './bundle.mjs'

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
