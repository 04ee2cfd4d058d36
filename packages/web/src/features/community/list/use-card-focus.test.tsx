// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { aPost } from '../test-kit/community-kit.ts'
import { useCardFocus } from './use-card-focus.ts'

/** Cards by number below a heading, and a window over them. */
function List({ numbers, isOpen }: { numbers: readonly number[]; isOpen: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const items = numbers.map((number) => aPost(number))
  useCardFocus(isOpen, items, heading)
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Communauté
      </h1>
      {items.map(({ id, title }) => (
        <article key={id} className="post-card">
          <button type="button">{`Voir ${title}`}</button>
          <button type="button">{`Supprimer ${title}`}</button>
        </article>
      ))}
      <ConfirmDialog
        open={isOpen}
        title="Supprimer ?"
        confirmLabel="Oui"
        cancelLabel="Non"
        onConfirm={() => undefined}
        onCancel={() => undefined}
      />
    </>
  )
}

/** Presses a button of the second card, opens the window; the answer closes it, with these cards left. */
function openFromSecond(pressed = 'Supprimer Publication 2') {
  const { rerender } = render(<List numbers={[1, 2, 3]} isOpen={false} />)
  screen.getByRole('button', { name: pressed }).focus()
  rerender(<List numbers={[1, 2, 3]} isOpen />)
  return {
    gone: (numbers: readonly number[]) => rerender(<List numbers={numbers} isOpen />),
    closed: (numbers: readonly number[]) => rerender(<List numbers={numbers} isOpen={false} />),
    focused: () => document.activeElement?.textContent,
  }
}

afterEach(cleanup)

it('where the card is gone from which a window was opened, the focus goes to the next one', () => {
  const { gone, closed, focused } = openFromSecond()
  gone([1, 3])
  closed([1, 3])
  expect(focused()).toBe('Voir Publication 3')
})

it('also where the card goes in a later drawing than the window', () => {
  const { closed, focused } = openFromSecond()
  closed([1, 2, 3])
  closed([1, 3])
  expect(focused()).toBe('Voir Publication 3')
})

it('behind the last card it goes to the one before, without any to the heading', () => {
  const { gone, closed, focused } = openFromSecond()
  gone([1])
  closed([1])
  expect(focused()).toBe('Voir Publication 1')
  cleanup()
  const last = openFromSecond()
  last.gone([])
  last.closed([])
  expect(last.focused()).toBe('Communauté')
})

it('it returns to the button that opened the window where its card stands', () => {
  const { closed, focused } = openFromSecond()
  closed([1, 2, 3])
  expect(focused()).toBe('Supprimer Publication 2')
})

it('whoever has touched another place since is not called back by a card that goes', () => {
  const { closed, focused } = openFromSecond()
  closed([1, 2, 3])
  fireEvent.pointerDown(screen.getByRole('heading'))
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  closed([1, 3])
  expect(focused()).toBe(document.body.textContent)
})
