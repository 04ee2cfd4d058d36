import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { letters, useSwitch } from '../cues/cue-settings.ts'
import { toolsMessages } from './tools-messages.ts'

/** The keys of the workout, and whether the letters among them count. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(toolsMessages)
  const off = useSwitch(letters)
  const keys = [
    [words.enterKey, words.recordSet],
    ['↑ ↓', words.stepUpOrDown],
    ['E', words.swap],
    ['P', words.plates],
    ['N', words.note],
    ['S', words.skipSet],
    ['?', words.allShortcuts],
  ] as const
  const options = [
    { value: 'on', label: words.on },
    { value: 'off', label: words.off },
  ]
  const footer = (
    <Button size="l" onClick={onClose}>
      {words.close}
    </Button>
  )
  return (
    <Dialog open onClose={onClose} title={words.shortcuts} footer={footer}>
      <dl className="shortcuts">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <div className="flex items-center justify-between gap-3">
        <span>{words.letters}</span>
        <SegmentedControl
          label={words.letters}
          options={options}
          value={off ? 'off' : 'on'}
          onChange={(value) => letters.turn(value === 'off')}
        />
      </div>
    </Dialog>
  )
}
