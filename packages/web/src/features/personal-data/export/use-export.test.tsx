// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { namedAs } from '../../../platform/api/test-kit/answers.ts'
import { PageLanguage } from '../../../platform/words/language.ts'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { useExport } from './use-export.ts'

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn() }))

vi.mock('../../../platform/file/save-file.ts', () => ({ saveFile }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function ExportButton() {
  const { run, pending } = useExport()
  return (
    <button type="button" disabled={pending} onClick={() => void run()}>
      export
    </button>
  )
}

/** An export of which a half arrives before the network goes. */
const halfAnswer = () => {
  const pieces = ['{"format":"fonte","version":2,"programs":[']
  const body = new ReadableStream({
    pull: (stream) => {
      const piece = pieces.shift()
      if (piece === undefined) stream.error(new TypeError('connection lost'))
      else stream.enqueue(new TextEncoder().encode(piece))
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}

it.each([
  ['fr', 'L’export n’a pas abouti', 'Pas de réponse du serveur. Vérifiez votre connexion.'],
  ['en', 'The export failed', 'No response from the server. Check your connection.'],
] as const)(
  'an export that is interrupted saves no half file, says so, and can be asked again, %s',
  async (...told) => {
    const [lang, title, description] = told
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => namedAs(init, halfAnswer()))
    const shown = showWithMessages(
      <PageLanguage value={lang}>
        <ExportButton />
      </PageLanguage>,
    )
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'export' })
    await shown.user.click(button)
    await vi.waitFor(() => expect(shown.told).toEqual([{ title, description, variant: 'destructive' }]))
    expect(saveFile).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(button.disabled).toBe(false))
  },
)
