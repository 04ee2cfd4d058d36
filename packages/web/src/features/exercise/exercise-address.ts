import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { overLayers } from '../../ui/close-by-back.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set where the entry was made by opening something over a page: then the entry before it is that page. */
    open_layers?: number
    /** The name under which the exercise was opened, for one that the library does not have. */
    exercise_name?: string
  }
}

/** The part of any address of somebody signed in that opens the sheet of an exercise over the page. */
export interface ExerciseSearch {
  readonly exercise?: string | undefined
}

/** Reads `?exercise=<id>`; anything but a text opens nothing. */
export function exerciseSearch({ exercise }: Record<string, unknown>): ExerciseSearch {
  return { exercise: typeof exercise === 'string' && exercise !== '' ? exercise : undefined }
}

/** The same address without the sheet. */
export function withoutExercise<Search extends object>(search: Search): Search {
  return { ...search, exercise: undefined }
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

/** Closes the sheet: back to the page that it was opened from, or, for an address that was followed, to the same page. */
export function useCloseExercise(): () => void {
  const navigate = useNavigate()
  const { history } = useRouter()
  return useCallback(() => {
    const { open_layers } = history.location.state
    if (open_layers !== undefined) history.back()
    else void navigate({ to: '.', search: withoutExercise, replace: true, resetScroll: false })
  }, [navigate, history])
}
