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

it('keeps every word of a title and a message that are too long, and says under each by how much', async () => {
  share([press])
  const fields = [screen.getByLabelText('Titre'), screen.getByLabelText('Message')] as const
  const texts = ['Dos large '.repeat(11), 'Trois séances. '.repeat(80)]
  for (const [at, field] of fields.entries()) {
    await userEvent.click(field)
    await userEvent.paste(texts[at] ?? '')
  }
  await userEvent.click(screen.getByRole('button', { name: 'Publier', hidden: true }))
  expect(run).not.toHaveBeenCalled()
  expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(texts)
  const told = screen.getAllByRole('alert', { hidden: true }).map(({ textContent }) => textContent)
  expect(told.map((text) => text?.replace(/\s/g, ' '))).toEqual([
    '109 caractères, 100 au plus.',
    '1 199 caractères, 1 000 au plus.',
  ])
  expect(document.activeElement).toBe(fields[0])
})

it('asks for a title where nothing of it can be seen', async () => {
  share([press])
  await userEvent.click(screen.getByLabelText('Titre'))
  await userEvent.paste('\u0301\u200b')
  await userEvent.click(screen.getByRole('button', { name: 'Publier', hidden: true }))
  expect(run).not.toHaveBeenCalled()
  expect(screen.getByRole('alert', { hidden: true }).textContent).toBe('Veuillez donner un titre à votre publication.')
})
