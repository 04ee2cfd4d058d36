/** Plates of one weight: how many pairs there are, one plate of a pair for each side. */
export type PlatePairs = { readonly weight: number; readonly pairs: number }

/** What there is to load: a bar and pairs of plates, all in one unit. */
export type Inventory = { readonly bar: number; readonly plates: readonly PlatePairs[] }

/** Plates on each side, heaviest inside. */
export type Loading = readonly number[]

/** How a bar comes to a weight; where it cannot, the nearest weights that can be loaded. */
export type LoadedBar =
  | { readonly status: 'loaded'; readonly plates: Loading }
  | { readonly status: 'less-than-bar' }
  | { readonly status: 'not-loadable'; readonly below: number; readonly above: number | null }

/** One weight of plate, in hundredths, and the fewest plates for each amount with it and every lighter one. */
type Layer = { readonly weight: number; readonly pairs: number; readonly fewest: Uint16Array }

/** Plates of an inventory that are laid out once and asked for many weights. */
export type PlateTable = { readonly bar: number; readonly unit: number; readonly layers: readonly Layer[] }

const never = 0xffff

/** No side carries more than these hundredths: 2,000 kg, the bound of a weight, are 4,410 lb. */
const heaviestSide = 220_500

/** Lays out which amounts a side can carry, exactly and with the fewest plates; the lightest plates come first. */
export function plateTable({ bar, plates }: Inventory): PlateTable {
  const kinds = plates.filter(({ pairs, weight }) => pairs > 0 && weight > 0)
  const unit = kinds.reduce((common, { weight }) => divisor(common, hundredths(weight)), 0) || 1
  const layers: Layer[] = []
  let fewest = Uint16Array.of(0)
  for (const { weight, pairs } of kinds.toSorted((a, b) => a.weight - b.weight)) {
    const steps = hundredths(weight) / unit
    fewest = withPlates(fewest, { steps, pairs, longest: heaviestSide / unit + 1 })
    layers.push({ weight: steps, pairs, fewest })
  }
  return { bar: hundredths(bar), unit, layers }
}

type MorePlates = { readonly steps: number; readonly pairs: number; readonly longest: number }

/** The fewest plates for each amount when up to `pairs` of one more weight may be used. */
function withPlates(before: Uint16Array, { steps, pairs, longest }: MorePlates): Uint16Array<ArrayBuffer> {
  const after = new Uint16Array(Math.min(longest, before.length + steps * pairs)).fill(never)
  for (let count = 0; count <= pairs; count += 1) {
    const from = count * steps
    // What is heavier than the longest has no place in the list, and is not kept.
    for (const [amount, fewest] of before.entries()) {
      after[from + amount] = Math.min(after[from + amount] ?? never, fewest + count)
    }
  }
  return after
}

/**
 * The loading of the bar to `target` with the fewest plates among all that the pairs allow; of equals the one with the
 * heaviest plates inside. Exact, where the usual way of taking the heaviest that fits is not: 15 ×1 and 10 ×2 make 20.
 */
export function loadBar(target: number, table: PlateTable): LoadedBar {
  const [first] = loadings(target, table, 1)
  if (first) return { status: 'loaded', plates: first }
  if (hundredths(target) < table.bar) return { status: 'less-than-bar' }
  return { status: 'not-loadable', ...neighbours(target, table) }
}

/** Up to `most` loadings of the bar to `target`, those with the fewest plates first. */
export function loadings(target: number, { bar, unit, layers }: PlateTable, most: number): readonly Loading[] {
  const side = (hundredths(target) - bar) / 2 / unit
  const top = layers.length - 1
  const least = fewestFor(layers, top, side)
  if (least === never) return []
  const found: Loading[] = []
  for (let plates = least; plates <= least + extraPlates && found.length < most; plates += 1) {
    collect(layers, { layer: top, amount: side, plates }, [], (loading) => {
      found.push(loading.map((weight) => (weight * unit) / 100))
      return found.length < most
    })
  }
  return found
}

/** Loadings with more plates than these beyond the fewest are left out: nobody would load them. */
const extraPlates = 4

type Rest = { readonly layer: number; readonly amount: number; readonly plates: number }

/**
 * Hands every loading of exactly so many plates to `take`, heaviest plates first, until it has enough. The amount is one
 * that the layers up to this one can make.
 */
function collect(
  layers: readonly Layer[],
  { layer, amount, plates }: Rest,
  above: readonly number[],
  take: (loading: readonly number[]) => boolean,
): boolean {
  const kind = layers[layer]
  if (!kind) return plates !== 0 || take(above)
  for (let count = Math.min(kind.pairs, plates); count >= 0; count -= 1) {
    const rest = { layer: layer - 1, amount: amount - count * kind.weight, plates: plates - count }
    if (fewestFor(layers, rest.layer, rest.amount) > rest.plates) continue
    if (!collect(layers, rest, [...above, ...Array<number>(count).fill(kind.weight)], take)) return false
  }
  return true
}

function fewestFor(layers: readonly Layer[], layer: number, amount: number): number {
  if (layer < 0) return amount === 0 ? 0 : never
  return layers[layer]?.fewest[amount] ?? never
}

/** The nearest weights below and above that the bar can be loaded to; the empty bar is always one. */
function neighbours(target: number, { bar, unit, layers }: PlateTable) {
  const amounts = layers.at(-1)?.fewest ?? Uint16Array.of(0)
  const side = (hundredths(target) - bar) / 2 / unit
  const total = (amount: number) => (bar + 2 * amount * unit) / 100
  let below = Math.min(Math.floor(side), amounts.length - 1)
  while (below > 0 && amounts[below] === never) below -= 1
  let above = Math.floor(side) + 1
  while (above < amounts.length && amounts[above] === never) above += 1
  return { below: total(below), above: above < amounts.length ? total(above) : null }
}

/** A weight as a whole number of hundredths, which binary numbers hold exactly. */
const hundredths = (weight: number): number => Math.round(weight * 100)

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
