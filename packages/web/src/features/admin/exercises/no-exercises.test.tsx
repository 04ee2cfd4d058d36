// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { NoExercises } from './no-exercises.tsx'

afterEach(cleanup)

it.each([
  [{ show: 'archived' }, 'Aucun exercice archivé'],
  [{ show: 'untranslated' }, 'Aucun exercice sans anglais'],
  [{}, 'Aucun exercice'],
  [{ show: 'archived', q: 'squat' }, 'Aucun résultat'],
  [{ group: 'legs' }, 'Aucun résultat'],
])(
  'a share of the library that is empty says so, and other words are asked for where any were looked for: %j',
  (sought, title) => {
    render(<NoExercises sought={sought} />)
    expect(screen.getByRole('heading').textContent).toBe(title)
  },
)
