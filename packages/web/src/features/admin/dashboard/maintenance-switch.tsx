import { useWords } from '../../../platform/words/words.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Section } from '../../../ui/section.tsx'
import { PasswordQuestionField } from '../../personal-data/password-question-field.tsx'
import { dashboardMessages } from './dashboard-messages.ts'
import { StateMark } from './state-mark.tsx'
import { useMaintenanceSwitch } from './use-maintenance-switch.ts'

/** Whether the service is open, and the switch that closes it. */
export function MaintenanceSwitch() {
  const words = useWords(dashboardMessages)
  const { isOn, pending, question, cancel, confirm, toggle } = useMaintenanceSwitch()
  const control = (
    <button
      type="button"
      className="switch"
      role="switch"
      aria-checked={isOn}
      aria-label={words.maintenance}
      aria-busy={pending}
      onClick={toggle}
    >
      <span />
    </button>
  )
  return (
    <Section title={words.maintenance} action={control}>
      <p className="service-state" role="status">
        <StateMark isFine={!isOn} />
        {isOn ? words.serviceClosed : words.serviceOpen}
      </p>
      <p className="secondary-text max-w-[56ch]">{words.maintenanceText}</p>
      {question.asked !== null && (
        <ConfirmDialog
          open
          title={words.passwordTitle}
          confirmLabel={pending ? words.confirming : words.confirm}
          cancelLabel={words.cancel}
          pending={pending}
          disabled={question.password === ''}
          onConfirm={confirm}
          onCancel={cancel}
        >
          <PasswordQuestionField {...question} />
        </ConfirmDialog>
      )}
    </Section>
  )
}
