import { describe, expect, it } from 'vitest'
import { checkCustomProperties, propertyProblems } from './custom-properties.mjs'

const css = (text) => ({ path: 'packages/web/src/styles/a.css', text })
const tsx = (text) => ({ path: 'packages/web/src/ui/a.tsx', text })

describe('a custom property', () => {
  it('is reported where nothing reads it', () => {
    expect(propertyProblems([css(':root { --used: 1px; --left: 2px } p { margin: var(--used) }')])).toEqual([
      'packages/web/src/styles/a.css: --left is read nowhere',
    ])
  })

  it('is reported where nothing sets it, but for those of a library', () => {
    expect(propertyProblems([css('p { margin: var(--lost, 1px); top: var(--radix-toast-swipe-move-x) }')])).toEqual([
      'packages/web/src/styles/a.css: --lost is set nowhere',
    ])
  })

  it('may be set or read in code', () => {
    const sheet = css(':root { --ink: black } p { margin: var(--n) var(--gap) var(--bar) }')
    const code = tsx(
      "const style = { '--n': 3 }; read.getPropertyValue('--ink'); root.style.setProperty('--bar', '1px'); <p className=\"[--gap:2px]\" />",
    )
    expect(propertyProblems([sheet, code])).toEqual([])
  })

  it('of the theme is a name for utilities, and a comment reads nothing', () => {
    expect(propertyProblems([css('@theme inline { --text-13: 13px; } :root { --old: 1px } /* var(--old) */')])).toEqual(
      ['packages/web/src/styles/a.css: --old is read nowhere'],
    )
  })

  it('is read and set today', () => {
    expect(checkCustomProperties().problems).toEqual([])
  })
})
