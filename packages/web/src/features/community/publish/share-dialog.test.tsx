// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { answerAgain, aProgram, fallSilent } from '../test-kit/community-kit.ts'
import { frameIn } from '../test-kit/frame.tsx'
import type { ShareForm } from './publish-commands.ts'
import { ShareDialog } from './share-dialog.tsx'

const { run } = vi.hoisted(() => ({ run: vi.fn<(form: ShareForm) => Promise<void>>(async () => undefined) }))

vi.mock('./use-publish.ts', () => ({ usePublish: () => ({ run, pending: false }) }))
vi.mock('../../../platform/drafts/use-kept-text.ts', async () => {
  const { useState } = await import('react')
  const useKeptText = (_about: string, blank: () => ShareForm) => {
    const [form, change] = useState(blank)
    return { form, change, forget: () => undefined }
  }
  return { useKeptText }
})

const row = { name: 'Squat', name_en: 'Back squat', order: 0, default_rest: 60, sets: [] }
const squat = { ...row, exercise_id: 'squat', note: 'Cran 3' }
const press = { ...row, exercise_id: 'press', name: 'Développé couché' }

const share = (exercises: (typeof squat | typeof press)[]) =>
  render(<ShareDialog program={aProgram(1, { exercises })} onWithdraw={vi.fn()} onClose={vi.fn()} />, {
    wrapper: frameIn('fr').Frame,
  })

afterEach(() => {
  cleanup()
  run.mockClear()
  vi.unstubAllGlobals()
})

it('shows no note of an exercise unless its author ticks it', async () => {
  share([squat, press])
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { hidden: true })
  expect(boxes.map(({ checked }) => checked)).toEqual([false])
  await userEvent.type(screen.getByLabelText('Titre'), 'Dos large')
  const publish = screen.getByRole('button', { name: 'Publier', hidden: true })
  await userEvent.click(publish)
  expect(run.mock.lastCall?.[0].notes ?? []).toEqual([])
  await userEvent.click(screen.getByLabelText(/Squat/))
  await userEvent.click(publish)
  expect(run.mock.lastCall?.[0].notes).toEqual(['squat'])
})

it('tells what happens in the direction of its own language, whatever the name of the program', () => {
  render(<ShareDialog program={aProgram(1, { name: 'תוכנית כוח' })} onWithdraw={vi.fn()} onClose={vi.fn()} />, {
    wrapper: frameIn('fr').Frame,
  })
  expect(screen.getByText(/sera visible des membres Premium/).tagName).toBe('P')
})

it('offers no choice where no exercise has a note', () => {
  share([press])
  expect(screen.queryByText('Notes à montrer')).toBeNull()
})

it('says where no answer comes that publishing needs the network; the button is the next try', async () => {
  await fallSilent()
  share([press])
  const offline = () => screen.queryByText(/^Publier demande une connexion/)
  expect(offline()).not.toBeNull()
  await userEvent.type(screen.getByLabelText('Titre'), 'Dos large')
  await userEvent.click(screen.getByRole('button', { name: 'Publier', hidden: true }))
  expect(run.mock.lastCall?.[0].title).toBe('Dos large')
  await act(answerAgain)
  expect(offline()).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Titre').value).toBe('Dos large')
})
