type Grouped = { readonly group?: number | undefined }

/** Whether the row at this position is of a group that began before and was left in between: rows of a group stand together. */
export function isScattered(rows: readonly Grouped[], position: number): boolean {
  const group = rows[position]?.group
  if (group === undefined || rows[position - 1]?.group === group) return false
  return rows.slice(0, position).some((row) => row.group === group)
}
