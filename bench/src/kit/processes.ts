import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts a process's time in hundredths of a second. */
const tick = 10

interface Usage {
  readonly pid: number
  readonly parent: number
  /** Ms in user and system mode, with that of children that have ended. */
  readonly cpu: number
}

const usageOf = (pid: number): Usage | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is a name in brackets that may hold anything.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const cpu = fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) * tick
    return { pid, parent: fields[1] ?? 0, cpu }
  } catch {
    return null
  }
}

/** A process and all that descend from it. */
const family = (root: number): Usage[] => {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (usageOf(Number(name)) ?? []) : []))
  const members = new Map(all.filter(({ pid }) => pid === root).map((usage) => [usage.pid, usage]))
  for (let before = -1; before < members.size; ) {
    before = members.size
    for (const usage of all) if (members.has(usage.parent)) members.set(usage.pid, usage)
  }
  return [...members.values()]
}

/** CPU time so far, user and system, in ms: of the process itself, and of its descendants (PostgreSQL's processes). */
export const cpuOf = (pid: number): { readonly own: number; readonly others: number } => {
  const members = family(pid)
  const own = members.find((member) => member.pid === pid)?.cpu ?? 0
  return { own, others: members.reduce((sum, { cpu }) => sum + cpu, 0) - own }
}

/** Resident memory of one process in MB. */
export const memoryOf = (pid: number): number => {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
