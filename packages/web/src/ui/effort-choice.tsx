import { chooseEffort, useEffort } from '../platform/words/effort.ts'
import { setWords } from '../platform/words/set-words.ts'
import { useWords } from '../platform/words/words.ts'
import { SegmentedControl } from './segmented-control.tsx'

/** By which scale the effort of sets is asked and told on this device, if at all; applied at once. */
export function EffortChoice({ label }: { label: string }) {
  const { noEffort } = useWords(setWords)
  const { asked } = useEffort()
  const scales = [
    { value: 'none', label: noEffort },
    { value: 'rir', label: 'RIR' },
    { value: 'rpe', label: 'RPE' },
  ] as const
  return <SegmentedControl label={label} options={scales} value={asked} onChange={chooseEffort} />
}
