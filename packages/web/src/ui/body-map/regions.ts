/** Which part of the drawing is shown: all of it, or the working half. */
export type BodyCrop = 'full' | 'upper' | 'lower'

/** Front and back side by side, or one of them. */
export type BodyView = 'both' | 'front' | 'back'

const lower = new Set<string>(['fessiers', 'adducteurs', 'quadriceps', 'ischio-jambiers', 'mollets'])
const onlyBack = new Set<string>(['dorsaux', 'lombaires', 'fessiers', 'ischio-jambiers'])
const onlyFront = new Set<string>(['pectoraux', 'biceps', 'abdominaux', 'quadriceps'])

/** The half that holds all given regions, or the full body when they lie in both or there are none. */
export function workingCrop(regions: readonly string[]): BodyCrop {
  const below = regions.filter((region) => lower.has(region)).length
  if (regions.length === 0) return 'full'
  if (below === 0) return 'upper'
  return below === regions.length ? 'lower' : 'full'
}

/** The side on which more of the given regions are seen; the front when both show as many. */
export function workingSide(regions: readonly string[]): 'front' | 'back' {
  const back = regions.filter((region) => onlyBack.has(region)).length + (regions.includes('trapezes') ? 0.5 : 0)
  const front = regions.filter((region) => onlyFront.has(region)).length
  return back > front ? 'back' : 'front'
}

const windows: Record<BodyView, Record<BodyCrop, string>> = {
  both: { full: '0 0 404 441', upper: '2 52 400 186', lower: '2 206 400 232' },
  front: { full: '0 0 200 441', upper: '34 50 132 176', lower: '42 208 116 200' },
  back: { full: '204 0 200 441', upper: '238 50 132 176', lower: '246 208 116 200' },
}

/** The viewBox of a part of the drawing. */
export function bodyWindow(view: BodyView, crop: BodyCrop): string {
  return windows[view][crop]
}
