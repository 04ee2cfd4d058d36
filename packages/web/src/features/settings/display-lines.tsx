import { Link } from '@tanstack/react-router'
import { setTheme, useTheme } from '../../platform/theme.ts'
import { useLanguage } from '../../platform/words/language.ts'
import { useUnit } from '../../platform/words/unit.ts'
import { useWords } from '../../platform/words/words.ts'
import { EffortChoice } from '../../ui/effort-choice.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { useKeptChange } from '../../ui/use-kept-change.ts'
import { chooseLanguage } from '../account/account-language.ts'
import { chooseUnit } from '../account/account-unit.ts'
import { CueSwitches } from '../workout/cues/cue-switches.tsx'
import { settingsMessages } from './settings-messages.ts'

const languages = [
  { value: 'fr', label: <span lang="fr">Français</span> },
  { value: 'en', label: <span lang="en">English</span> },
] as const

/** Language, unit of weights, scale of the effort, theme, and the sounds and vibration of the workout, applied at once. */
export function DisplayLines() {
  const words = useWords(settingsMessages)
  const language = useKeptChange(chooseLanguage)
  const unit = useKeptChange(chooseUnit)
  const units = [
    { value: 'kg', label: <abbr title={words.kilograms}>kg</abbr> },
    { value: 'lb', label: <abbr title={words.pounds}>lb</abbr> },
  ] as const
  const themes = [
    { value: 'system', label: words.system },
    { value: 'light', label: words.light },
    { value: 'dark', label: words.dark },
  ] as const
  return (
    <div className="line-list">
      <div>
        <span>{words.language}</span>
        <SegmentedControl label={words.language} options={languages} value={useLanguage()} onChange={language.run} />
      </div>
      <div>
        <span>{words.unit}</span>
        <SegmentedControl label={words.unit} options={units} value={useUnit()} onChange={unit.run} />
      </div>
      <div>
        <span>{words.effort}</span>
        <EffortChoice label={words.effort} />
      </div>
      <div>
        <span>{words.theme}</span>
        <SegmentedControl label={words.theme} options={themes} value={useTheme()} onChange={setTheme} />
      </div>
      <CueSwitches />
      <Link to="/settings/gym">
        {words.gym} <Icon name="chevron-right" />
      </Link>
    </div>
  )
}
