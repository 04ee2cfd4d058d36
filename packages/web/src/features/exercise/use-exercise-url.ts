import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import { overLayers } from '../../ui/close-by-back.ts'
import { withoutExercise } from './exercise-url.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set where the entry was made by opening something over a page: then the entry before it is that page. */
    open_layers?: number
    /** The name under which the exercise was opened, for one that the library does not have. */
    exercise_name?: string
  }
}

/** Opens the sheet of an exercise over the page that stands; `name` is shown should the library not have it. */
export function useOpenExercise(): (id: string, name: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (exercise, exercise_name) =>
      void navigate({
        to: '.',
        search: (search) => ({ ...search, exercise }),
        state: { exercise_name, ...overLayers() },
        resetScroll: false,
      }),
    [navigate],
  )
}

/** Closes the sheet: back to the page that it was opened from, or, for a URL that was followed, to the same page. */
export const useCloseExercise = (): (() => void) => useCloseByUrl(withoutExercise)

/** Closes, once, what the URL opens over a page: `without` is the same URL without it. */
export function useCloseByUrl(without: <Search extends object>(search: Search) => Search): () => void {
  const navigate = useNavigate()
  const { history } = useRouter()
  const closed = useRef(false)
  return useCallback(() => {
    // A second tap while the URL changes would leave the page.
    if (closed.current) return
    closed.current = true
    const { open_layers } = history.location.state
    if (open_layers !== undefined) history.back()
    else void navigate({ to: '.', search: without, replace: true, resetScroll: false })
  }, [navigate, history, without])
}
