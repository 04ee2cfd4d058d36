// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { chooseEffort, useEffort } from '../platform/words/effort.ts'
import { EffortInput } from './effort-input.tsx'

/** A form that takes whole and half figures, as those of sets do. */
function Form({ kept }: { kept: string }) {
  const [rir, setRir] = useState(kept)
  const { field } = useEffort()
  return (
    <>
      <EffortInput aria-label={field} rir={rir} onType={(text) => /^\d*(?:[.,][05]?)?$/u.test(text) && setRir(text)} />
      <output>{rir}</output>
    </>
  )
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const reserve = () => screen.getByRole('status').textContent
const [byReserve, perceived] = ['Répétitions en réserve (RIR)', 'Effort perçu (RPE)']

afterEach(() => {
  cleanup()
  chooseEffort('none')
})

describe('the field of the effort', () => {
  it('asks for the reserve where nobody has chosen how effort is told', async () => {
    render(<Form kept="2.5" />)
    expect(box(byReserve).value).toBe('2,5')
    await userEvent.type(box(byReserve), '1,5')
    expect([box(byReserve).value, reserve()]).toEqual(['1,5', '1,5'])
  })

  it('asks who goes by perceived effort for that, and keeps the reserve', async () => {
    chooseEffort('rpe')
    render(<Form kept="2.5" />)
    expect(box(perceived).value).toBe('7,5')
    await userEvent.clear(box(perceived))
    expect([box(perceived).value, reserve()]).toEqual(['', ''])
    await userEvent.type(box(perceived), '8,')
    expect([box(perceived).value, reserve()]).toEqual(['8,', '2'])
    await userEvent.type(box(perceived), '5')
    expect([box(perceived).value, reserve()]).toEqual(['8,5', '1.5'])
  })

  it('takes no effort over ten, and no letters', async () => {
    chooseEffort('rpe')
    render(<Form kept="" />)
    await userEvent.type(box(perceived), '1a2')
    expect([box(perceived).value, reserve()]).toEqual(['1', '9'])
  })

  it('tells by the other scale at once what is kept when its person changes their mind', async () => {
    render(<Form kept="3" />)
    await userEvent.type(box(byReserve), '{Backspace}2')
    chooseEffort('rpe')
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: perceived })).value).toBe('8')
  })
})
