// @vitest-environment happy-dom
import { emptyProgramForm } from '@fonte/domain/program/form'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../../../../platform/session/session.ts'
import type { SessionState } from '../../../../platform/session/session-events.ts'
import { forgetDraft, keepDraft, readDrafts } from './drafts.ts'
import { useDraftKeeping } from './use-draft-keeping.ts'

let signedIn: string | null

/** An editor into which a name was typed; `closed` when it was saved or given up. */
const edit = (name: string, { changed = true, closed = false } = {}) => {
  const typed = { userId: 'ada', key: 'p1', form: { ...emptyProgramForm, name }, base: null, id: 'new-id', changed }
  return renderHook(() => useDraftKeeping(typed, { current: closed }))
}

const kept = async () => (await readDrafts('ada')).p1?.form.name

beforeEach(() => {
  signedIn = 'ada'
  vi.spyOn(session.state, 'get').mockImplementation(
    () => (signedIn ? { status: 'signed-in', user: { id: signedIn } } : { status: 'signed-out' }) as SessionState,
  )
})

afterEach(async () => {
  cleanup()
  await forgetDraft('ada', 'p1')
})

describe('what is typed into the editor', () => {
  it('is kept when the editor goes, before typing has rested', async () => {
    edit('Push').unmount()
    expect(await kept()).toBe('Push')
    expect((await readDrafts('ada')).p1?.id).toBe('new-id')
  })

  it('is kept at once when the page is hidden', async () => {
    edit('Push')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await kept()).toBe('Push')
  })

  it('leaves nothing behind when its person signs out, nor when somebody else has signed in', async () => {
    for (const next of [null, 'bob']) {
      const editor = edit('Push')
      signedIn = next
      editor.unmount()
      expect(await kept()).toBeUndefined()
      signedIn = 'ada'
    }
  })

  it('is not kept once it was saved or given up', async () => {
    edit('Push', { closed: true }).unmount()
    expect(await kept()).toBeUndefined()
  })

  it('is forgotten when it was changed back', async () => {
    await keepDraft('ada', 'p1', { form: { ...emptyProgramForm, name: 'Push' }, base: null })
    edit('Push', { changed: false }).unmount()
    expect(await kept()).toBeUndefined()
  })
})
