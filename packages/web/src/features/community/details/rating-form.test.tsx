// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { answerAgain, aPost, fallSilent, network } from '../test-kit/community-kit.ts'
import { RatingForm } from './rating-form.tsx'

function open(given: number | null = null) {
  const { told, user } = showWithMessages(<RatingForm postId={aPost(1).id} given={given} />)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Noter' })
  return { told, button, user }
}

const isOff = (button: HTMLButtonElement) => button.getAttribute('aria-disabled') === 'true'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

describe('rating a post', () => {
  it('is done with the keyboard alone: a choice by its name, then the button', async () => {
    const sent = network({ answer: { rating: 4, rating_count: 1, own_rating: 4 } })
    const { told, button, user } = open()
    expect(isOff(button)).toBe(true)
    await user.tab()
    await user.keyboard(' ')
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('group', { name: 'Votre note' })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 sur 5' }).checked).toBe(true)
    await user.tab()
    await user.keyboard('{Enter}')
    await expect.poll(() => told.map(({ title }) => title)).toEqual(['Note enregistrée'])
    expect(sent.map(({ body }) => body)).toEqual([{ rating: 2 }])
  })

  it('shows what was given, and sends only another choice', async () => {
    const { button, user } = open(3)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '3 sur 5' }).checked).toBe(true)
    expect(isOff(button)).toBe(true)
    await user.click(screen.getByRole('radio', { name: '5 sur 5' }))
    expect(isOff(button)).toBe(false)
  })

  it('keeps the choice where it fails, and says why', async () => {
    network({ refusal: 'own-post' })
    const { told, button, user } = open()
    await user.click(screen.getByRole('radio', { name: '5 sur 5' }))
    await user.click(button)
    await expect.poll(() => told.map(({ description }) => description)).toEqual(['Cette publication est la vôtre.'])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '5 sur 5' }).checked).toBe(true)
  })

  it('of a post that is gone says so', async () => {
    network({ refusal: 'not-found' })
    const { told, button, user } = open()
    await user.click(screen.getByRole('radio', { name: '5 sur 5' }))
    await user.click(button)
    await expect
      .poll(() => told.map(({ description }) => description))
      .toEqual(['Cette publication n’est plus disponible.'])
  })

  it('that gets no answer keeps the choice, and is offered again once an answer has come', async () => {
    network('no network')
    const { told, button, user } = open()
    await user.click(screen.getByRole('radio', { name: '4 sur 5' }))
    await user.click(button)
    await expect.poll(() => told.map(({ title }) => title)).toEqual(['Votre note n’a pas été enregistrée'])
    expect(isOff(button)).toBe(true)
    await act(answerAgain)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 sur 5' }).checked).toBe(true)
    expect(isOff(button)).toBe(false)
  })

  it('waits for an answer where none came to something else, and keeps the focus meanwhile', async () => {
    const { button, user } = open()
    await user.click(screen.getByRole('radio', { name: '4 sur 5' }))
    await user.tab()
    await act(fallSilent)
    expect(isOff(button)).toBe(true)
    expect(button.disabled).toBe(false)
    expect(document.activeElement).toBe(button)
    const sent = network({ answer: { rating: 4, rating_count: 1, own_rating: 4 } })
    await user.keyboard('{Enter}')
    expect(sent).toEqual([])
    await act(answerAgain)
    expect(isOff(button)).toBe(false)
  })
})
