// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PageLanguage } from '../../../platform/words/language.ts'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { aProgram, network } from '../../community/test-kit/community-kit.ts'
import { testAdminPages } from '../test-kit/admin-kit.ts'
import { DeletePredefined } from './delete-predefined.tsx'

testAdminPages()

it.each([
  ['fr', 'Supprimer', 'Programme supprimé', 'Programme rétabli', 'Soirée'],
  ['en', 'Delete', 'Program deleted', 'Program restored', 'Evening'],
] as const)(
  'a deletion and its undoing name the program in the language of the page, %s',
  async (lang, button, deleted, restored, name) => {
    const program = aProgram(1, { name: 'Soirée', name_en: 'Evening' })
    network({ answer: { people: 0 } }, { answer: undefined }, { answer: program })
    const { told, user } = showWithMessages(
      <PageLanguage value={lang}>
        <DeletePredefined program={program} onClose={() => undefined} />
      </PageLanguage>,
    )
    await screen.findByRole('status')
    await user.click(screen.getByRole('button', { name: button }))
    await vi.waitFor(() => expect(told).toMatchObject([{ title: deleted, description: name }]))
    told[0]?.action?.onAction()
    await vi.waitFor(() => expect(told[1]).toMatchObject({ title: restored, description: name }))
  },
)
