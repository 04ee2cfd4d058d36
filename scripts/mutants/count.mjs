const caught = new Set(['Killed', 'Timeout'])
const missed = new Set(['Survived', 'NoCoverage'])

/** Whether no test noticed a mistake of a report. */
export const isSurvivor = ({ status }) => missed.has(status)

/** Whether a test was ended because it took too long: it waited for what the mistake never lets happen. */
const hasHung = ({ status, statusReason = '' }) => status === 'Killed' && /timed out in \d+ ?ms/.test(statusReason)

/**
 * How many mutants of a report were caught (`hung`: by a test that was waiting for ever; `looped`: by the limit of the
 * whole run, as nothing else ended it) and missed, and where the missed ones stand.
 */
export function countMutants(report) {
  const all = Object.entries(report.files).flatMap(([path, { mutants }]) => mutants.map((mutant) => ({ path, mutant })))
  const survivors = all.filter(({ mutant }) => isSurvivor(mutant))
  return {
    caught: all.filter(({ mutant }) => caught.has(mutant.status)).length,
    hung: all.filter(({ mutant }) => hasHung(mutant)).length,
    looped: all.filter(({ mutant }) => mutant.status === 'Timeout').length,
    missed: survivors.length,
    survivors: survivors.map(({ path, mutant }) => {
      const { line, column } = mutant.location.start
      const change = (mutant.replacement ?? '').replace(/\s+/g, ' ').slice(0, 80)
      return `${path}:${line}:${column} ${mutant.mutatorName} → ${change}`
    }),
  }
}

/** Share of caught mutants in percent, to one decimal; 100 where nothing was mutated. */
export function rateOf({ caught, missed }) {
  return caught + missed === 0 ? 100 : Math.round((1000 * caught) / (caught + missed)) / 10
}
