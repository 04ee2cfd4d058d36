import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { markedBrowser, newBrowserMark } from './browser-mark.ts'

const keys = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)] as const
const account = { id: '0198c0de-0000-4000-8000-000000000001', password_version: 0 }

describe('the mark of a browser', () => {
  it('is good for one account and its present password', () => {
    for (const of of [account, { ...account, password_version: 3 }]) {
      const mark = newBrowserMark(keys, of)
      expect(markedBrowser(keys, mark, of)).toBe(mark.split('.')[0])
      expect(markedBrowser(keys, mark, { ...of, id: 'another' })).toBeNull()
      expect(markedBrowser(keys, mark, { ...of, password_version: of.password_version + 1 })).toBeNull()
    }
  })

  it('is another one for each browser', () => {
    expect(newBrowserMark(keys, account)).not.toBe(newBrowserMark(keys, account))
  })

  it('stays good while the server changes its key, and no longer', () => {
    const mark = newBrowserMark([keys[1]], account)
    expect(markedBrowser(keys, mark, account)).toBe(mark.split('.')[0])
    expect(markedBrowser([keys[0]], mark, account)).toBeNull()
  })

  it('that was given before changes of passwords were counted is still good', () => {
    const signature = createHmac('sha256', keys[0]).update(`fonte device browser ${account.id}`).digest('base64url')
    expect(markedBrowser(keys, `browser.${signature}`, account)).toBe('browser')
  })

  it('is nothing else', () => {
    for (const mark of [undefined, '', 'x', 'x.y', '.']) expect(markedBrowser(keys, mark, account)).toBeNull()
  })
})
