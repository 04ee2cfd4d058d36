import { describe, expect, it } from 'vitest'
import {
  checkClassNames,
  classesOf,
  classesOfPage,
  classesSought,
  classesUsed,
  isReadable,
  problemsOf,
} from './class-names.mjs'

const used = (code) => classesUsed('packages/web/src/made-up.tsx', code)

describe('a class of the style sheets', () => {
  it.each(['exercise-name', 'ledger-row', 'set-number', 'button', 'done'])('may be called %s', (name) => {
    expect(isReadable(name)).toBe(true)
  })

  it.each(['nm', 'btn-large', 'big2', 'setRow', 'ex-h', 'Card', 'card--open', 'c7'])('may not be called %s', (name) => {
    expect(isReadable(name)).toBe(false)
  })

  it('is found in every selector, and neither in values nor in comments', () => {
    const css = `/* .gone */ .card.open > .card-title, a:not(.done) { margin: .5em; background: url("a.png") }
      @media (min-width: 62.5rem) { .card:has(.banner) { transition: color .2s } }`
    expect(classesOf(css)).toEqual(['card', 'open', 'card-title', 'done', 'banner'])
  })

  it('is reported when its name says nothing or no component has it', () => {
    expect(problemsOf('.card { } .nm { } .card-foot { }', new Set(['card', 'nm']))).toEqual([
      '.nm is not made of whole words in kebab-case',
      '.card-foot is used by no component',
    ])
  })

  it('is used when an attribute, a call of classNames or a string of its own gives it', () => {
    expect(used('<p className="card open" />')).toEqual(expect.arrayContaining(['card', 'open']))
    expect(used('<p className={isOpen ? `card open` : "plain"} />')).toEqual(expect.arrayContaining(['card', 'plain']))
    expect(used('classNames("tag", solid && "solid")')).toEqual(expect.arrayContaining(['tag', 'solid']))
    expect(used('const state = isDone ? "done" : undefined')).toEqual(['done'])
    expect(classesOfPage('<div class="page-loader wide"></div>')).toEqual(['page-loader', 'wide'])
  })

  it('is not used by another attribute nor by a sentence', () => {
    expect(used('<input type="checkbox" />')).toEqual([])
    expect(used('const text = "all is done"')).toEqual([])
  })

  it('is there when code looks for it', () => {
    const sought = (code) => classesSought('packages/web/src/made-up.tsx', code)
    expect(sought('<p className="flex max-sm:[&_.icon]:hidden" />')).toEqual(['icon'])
    expect(sought("page.locator('dialog .pips i:not(.done)')")).toEqual(['pips', 'done'])
    expect(sought("document.querySelector('[data-first]')")).toEqual([])
  })

  it('is used, readable and found today', () => {
    expect(checkClassNames().problems).toEqual([])
  })
})
