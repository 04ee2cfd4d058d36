// @vitest-environment happy-dom
import { defaultGyms, type Gym } from '@fonte/domain/gym/gym'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { RestFields, WarmUpFields } from './made-sets.tsx'

const { changeGym } = vi.hoisted(() => ({ changeGym: vi.fn<(change: (now: Gym) => Gym) => Promise<boolean>>() }))

vi.mock('./use-change-gym.ts', () => ({ useChangeGym: () => changeGym }))

/** What the gym becomes by what was typed into a field. */
async function typed(label: string, text: string): Promise<Gym | undefined> {
  const user = userEvent.setup()
  await user.clear(screen.getByLabelText(label))
  await user.type(screen.getByLabelText(label), text)
  await user.tab()
  return changeGym.mock.lastCall?.[0](defaultGyms.kg)
}

afterEach(() => {
  cleanup()
  changeGym.mockReset()
})

it('the rests of added sets begin as usual, and are changed one by one to whole seconds', async () => {
  render(<RestFields gym={defaultGyms.kg} />)
  expect(screen.getByLabelText<HTMLInputElement>('Polyarticulaire (s)').value).toBe('150')
  expect((await typed('Isolation (s)', '75,4'))?.rests).toEqual({ warmup: 60, isolation: 75, compound: 150 })
})

it('a rest beyond ten minutes is put back', async () => {
  render(<RestFields gym={defaultGyms.kg} />)
  expect(await typed('Isolation (s)', '601')).toBeUndefined()
  expect(screen.getByLabelText<HTMLInputElement>('Isolation (s)').value).toBe('90')
})

it('the shares of the warm-up are changed in their percentage and their repetitions', async () => {
  render(<WarmUpFields gym={defaultGyms.kg} />)
  expect((await typed('Série 2 (%)', '65'))?.warm_up?.[1]).toEqual({ percent: 65, reps: 3 })
  expect((await typed('Répétitions, série 3', '1'))?.warm_up?.[2]).toEqual({ percent: 85, reps: 1 })
})
