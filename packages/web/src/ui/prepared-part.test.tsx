// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type PreparedPart, preparedPart } from './prepared-part.tsx'

interface Props {
  name: string
}

const Workout = ({ name }: Props) => <p>{name}</p>

const show = (Part: PreparedPart<Props>) => void render(<Part name="Séance A" />)

const isThere = () => screen.queryByText('Séance A') !== null

afterEach(cleanup)

it('a part that is prepared stands at once', async () => {
  const part = preparedPart(async () => Workout)
  expect(await part.prepare()).toBe(true)
  show(part)
  expect(isThere()).toBe(true)
})

it('a part that is not prepared is fetched when it is shown, with its stand-in meanwhile', async () => {
  show(preparedPart(async () => Workout, <i>Chargement</i>))
  expect([isThere(), screen.queryByText('Chargement') !== null]).toEqual([false, true])
  await act(async () => undefined)
  expect(isThere()).toBe(true)
})

it('a part that did not come ahead is asked for again when it is shown', async () => {
  let asked = 0
  const part = preparedPart(async () => {
    asked += 1
    if (asked === 1) throw new Error('offline')
    return Workout
  })
  expect(await part.prepare()).toBe(false)
  show(part)
  await act(async () => undefined)
  expect(isThere()).toBe(true)
})
