import { type Dispatch, type SetStateAction, useState } from 'react'

/** Whether buttons to reorder stand in place of the fields. What is wrong with a field must be seen there: it ends this. */
export function useOrdering(hasProblem: boolean): readonly [boolean, Dispatch<SetStateAction<boolean>>] {
  const [ordering, setOrdering] = useState(false)
  if (ordering && hasProblem) setOrdering(false)
  return [ordering && !hasProblem, setOrdering]
}
