type Grouped = { readonly group?: number | undefined }

type InGroup = Grouped & { readonly group_rest?: number | undefined }

/** A row's part in its superset or circuit: the how many-eth group of the program, and the how many-eth member, from 0. */
export type GroupPart = { readonly group: number; readonly member: number; readonly size: number }

/** Whether the row at this position is of a group that began before and was left in between: rows of a group stand together. */
export function isScattered(rows: readonly Grouped[], position: number): boolean {
  const group = rows[position]?.group
  if (group === undefined || rows[position - 1]?.group === group) return false
  return rows.slice(0, position).some((row) => row.group === group)
}

/** Where the rows that stand with this one begin and end (exclusive): those of its group, or itself. */
export function blockAt(rows: readonly Grouped[], position: number): { readonly from: number; readonly to: number } {
  const group = rows[position]?.group
  let [from, to] = [position, position + 1]
  if (group === undefined) return { from, to }
  while (rows[from - 1]?.group === group) from -= 1
  while (rows[to]?.group === group) to += 1
  return { from, to }
}

/** The part of each row in its group; null for one that stands alone, also where it is all that is left of a group. */
export function groupParts(rows: readonly Grouped[]): readonly (GroupPart | null)[] {
  let group = -1
  return rows.map((_, position) => {
    const { from, to } = blockAt(rows, position)
    if (to - from < 2) return null
    if (position === from) group += 1
    return { group, member: position - from, size: to - from }
  })
}

/** The rows without one of them; the rest within the rounds of its group passes on to who is first then. */
export function withoutRow<Row extends InGroup>(rows: readonly Row[], position: number): readonly Row[] {
  const { from, to } = blockAt(rows, position)
  const group_rest = rows[position]?.group_rest
  const next = to - from > 1 && position === from ? rows[position + 1] : undefined
  const left = rows.toSpliced(position, 1)
  return next && group_rest !== undefined ? left.with(position, { ...next, group_rest }) : left
}

/** The rows with the rest within the rounds of a group at its first member, whichever that is. */
export function withGroupRest<Row extends InGroup>(rows: readonly Row[]): readonly Row[] {
  return rows.map((row, position) => {
    const { from, to } = blockAt(rows, position)
    if (row.group === undefined) return row
    const group_rest = rows.slice(from, to).find((member) => member.group_rest !== undefined)?.group_rest
    const { group_rest: _, ...others } = row
    return (position === from && group_rest !== undefined ? { ...others, group_rest } : others) as Row
  })
}

/** The rows without groups of one. */
export function withoutLoneGroups<Row extends InGroup>(rows: readonly Row[]): readonly Row[] {
  const parts = groupParts(rows)
  return rows.map((row, position) => (parts[position] ? row : alone(row)))
}

/** The rows with each group where it first stands: what is left of it further on stands alone. */
export function withoutScattered<Row extends InGroup>(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<number>()
  let current: number | undefined
  return rows.map((row) => {
    const { group } = row
    const isLate = group !== undefined && group !== current && seen.has(group)
    current = isLate ? undefined : group
    if (group !== undefined) seen.add(group)
    return isLate ? alone(row) : row
  })
}

function alone<Row extends InGroup>({ group: _, group_rest: __, ...row }: Row): Row {
  return row as Row
}
