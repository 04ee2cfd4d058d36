// @vitest-environment happy-dom
import { defaultGyms, type Gym } from '@fonte/domain/gym/gym'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { outbox } from '../../platform/outbox/device-outbox.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { showWithMessages } from '../../ui/test-kit/show-with-messages.tsx'
import { signInAda } from '../../ui/test-kit/sign-in-ada.ts'
import { BarList } from './bar-list.tsx'
import { useGym } from './gym-queries.ts'
import { gymQuery } from './gym-reads.ts'

signInAda()

const own = { id: 'mine', kind: 'own', weight: 12.5 } as const

it.each([undefined, 'Barre du garage'])(
  'a name that is gone through and left as it was changes nothing: %s',
  async (name) => {
    const gym: Gym = { ...defaultGyms.kg, bars: [{ ...own, name }] }
    queryClient.setQueryData(gymQuery.queryKey, { content: gym, version: 3 })
    const kept = vi.spyOn(outbox, 'enqueue')
    const { user } = showWithMessages(<BarList gym={gym} />)
    const box = screen.getByRole('textbox', { name: 'Nom de la barre' })
    await user.click(box)
    await user.tab()
    await user.type(box, ' longue')
    await user.tab()
    await waitFor(() => expect(kept).toHaveBeenCalled())
    const renamed = { ...own, name: `${name ?? ''} longue`.trim() }
    expect(kept.mock.calls.map(([, { payload }]) => payload)).toMatchObject([{ content: { bars: [renamed] } }])
  },
)

it('a name that is too long is kept as soon as it is short enough, and says so until then', async () => {
  const gym: Gym = { ...defaultGyms.kg, bars: [own] }
  queryClient.setQueryData(gymQuery.queryKey, { content: gym, version: 3 })
  const kept = vi.spyOn(outbox, 'enqueue')
  kept.mockClear()
  const { user } = showWithMessages(<BarList gym={gym} />)
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nom de la barre' })
  await user.click(box)
  await user.paste('b'.repeat(43))
  await user.tab()
  expect(box.value).toHaveLength(43)
  expect(screen.getByText('43 caractères, 40 au plus.')).toBeTruthy()
  expect(kept).not.toHaveBeenCalled()
  await user.type(box, '{Backspace}{Backspace}{Backspace}')
  expect(screen.queryByText(/au plus/)).toBeNull()
  await user.tab()
  await waitFor(() => expect(kept).toHaveBeenCalled())
})

const bars = [
  { id: 'olympic', kind: 'olympic', weight: 20 },
  { id: 'ez', kind: 'ez', weight: 10 },
  { id: 'trap', kind: 'trap', weight: 25 },
] as const

const removal = (name: string) => `Retirer\u00a0: ${name}`

it('a row names its bar once in its box and once on its button, and not beside them', () => {
  const gym: Gym = { ...defaultGyms.kg, bars: [bars[0]] }
  showWithMessages(<BarList gym={gym} />)
  expect(screen.getByRole('textbox', { name: 'Poids, Olympique (kg)' })).toBeTruthy()
  expect(screen.getByRole('button', { name: removal('Olympique') })).toBeTruthy()
  expect(screen.getByText('Olympique').getAttribute('aria-hidden')).toBe('true')
})

it('the focus goes on to the next bar where one is removed; the last one stays, and keeps it', async () => {
  const gym: Gym = { ...defaultGyms.kg, bars }
  queryClient.setQueryData(gymQuery.queryKey, { content: gym, version: 3 })
  const { user } = showWithMessages(<Shown />)
  expect(document.activeElement).toBe(document.body)
  await user.click(screen.getByRole('button', { name: removal('EZ') }))
  await waitFor(() => expect(screen.queryByRole('button', { name: removal('EZ') })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: removal('Trap bar') }))
  await user.keyboard('{Enter}')
  const last = screen.getByRole('button', { name: removal('Olympique') })
  await waitFor(() => expect(document.activeElement).toBe(last))
  await user.keyboard('{Enter}')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

it('the focus goes on to the bar that was added where no further one can be', async () => {
  const many = Array.from({ length: 11 }, (_, at) => ({ ...own, id: `own ${at}` }))
  queryClient.setQueryData(gymQuery.queryKey, { content: { ...defaultGyms.kg, bars: many }, version: 3 })
  const { user } = showWithMessages(<Shown />)
  const add = screen.getByRole('button', { name: 'Ajouter une barre' })
  add.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(add.isConnected).toBe(false))
  expect(document.activeElement).toBe(screen.getAllByRole('button').at(-1))
})

const Shown = () => <BarList gym={useGym().gym} />
