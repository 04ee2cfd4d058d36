import { detailFields } from '@fonte/domain/program/editor/form-set'
import { type Measured, mainFields, type SetColumn, shownColumns } from '@fonte/domain/program/editor/set-columns'
import type { FormExercise } from '@fonte/domain/program/form'
import { setWords } from '../../../../platform/words/set-words.ts'
import { useWords } from '../../../../platform/words/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { editorMessages } from '../editor-messages.ts'
import { useFieldNames } from './field-names.ts'

interface Props {
  row: FormExercise
  measured: Measured
  onChange: (column: SetColumn, shown: boolean) => void
  onClose: () => void
}

/** Chooses what the sets of an exercise are asked for besides their figures. */
export function ColumnsDialog({ row, measured, onChange, onClose }: Props) {
  const words = useWords(editorMessages)
  const { kind } = useWords(setWords)
  const names = { kind, ...useFieldNames(measured) }
  const main: readonly string[] = mainFields(measured, row.sets)
  const shown = shownColumns(measured, row.sets)
  const offered = (['kind', ...detailFields] as const).filter(
    (column) => !main.includes(column) && (shown.includes(column) || isOffered(column, measured, main)),
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.columns}
      description={words.columnsText}
      footer={
        <Button size="l" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <div className="grid gap-2">
        {offered.map((column) => (
          <Checkbox
            key={column}
            label={names[column]}
            checked={shown.includes(column)}
            onChange={(event) => onChange(column, event.target.checked)}
          />
        ))}
      </div>
    </Dialog>
  )
}

/** Whether it makes sense for the exercise: a range for what is counted, an assistance for what the body weighs. */
function isOffered(column: SetColumn, { measure, load }: Measured, main: readonly string[]): boolean {
  switch (column) {
    case 'kind':
    case 'rir':
      return true
    case 'reps_max':
      return main.includes('reps')
    case 'seconds':
      return measure === 'time' || measure === 'distance'
    case 'distance':
      return measure === 'distance'
    case 'assist':
      return load === 'bodyweight' || load === 'assisted'
  }
}
