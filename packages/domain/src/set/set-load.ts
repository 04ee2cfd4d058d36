import { type StoredWeight, storedWeight } from '../units/weight.ts'
import type { SetDetails } from './set-details.ts'

/** What a set is loaded with: a weight, or what is taken off the weight of the body; `weight` is then 0. */
export type SetLoad = StoredWeight & Pick<SetDetails, 'assist' | 'assist_lb'>

/** Whether some of the body's weight is taken off. */
export function isAssisted({ assist = 0 }: Pick<SetLoad, 'assist'>): boolean {
  return assist > 0
}

/** The load alone of what may say more. */
export function setLoad({ assist, assist_lb, ...set }: SetLoad): SetLoad {
  return {
    ...storedWeight(set),
    ...(assist !== undefined && { assist }),
    ...(assist_lb !== undefined && { assist_lb }),
  }
}

/** As much assistance as the weight: what a figure counts as once its sign is changed. None takes nothing off. */
export function assistanceOf({ weight, weight_lb }: StoredWeight): SetLoad {
  if (weight === 0) return { weight: 0 }
  return { weight: 0, assist: weight, ...(weight_lb !== undefined && { assist_lb: weight_lb }) }
}

/** The load on one line: assistance below 0, so that more is always harder. */
export function signedWeight({ assist = 0, assist_lb, ...set }: SetLoad): StoredWeight {
  if (assist === 0) return storedWeight(set)
  return storedWeight({ weight: -assist, weight_lb: assist_lb === undefined ? undefined : -assist_lb })
}

/** The load without its sign, as it stands in its box. */
export function unsignedWeight(load: SetLoad): StoredWeight {
  const { assist, assist_lb } = load
  return assist !== undefined && isAssisted(load)
    ? storedWeight({ weight: assist, weight_lb: assist_lb })
    : storedWeight(load)
}
