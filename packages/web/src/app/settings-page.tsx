import { chooseLanguage } from '../features/account/account-language.ts'
import { ChangePassword } from '../features/account/password/change-password.tsx'
import { SignOutQuestion } from '../features/account/sign-out-question.tsx'
import { useSignOut } from '../features/account/use-sign-out.ts'
import { DeviceList } from '../features/device/device-list.tsx'
import { PersonalDataSection } from '../features/personal-data/personal-data-section.tsx'
import { PlanSummary } from '../features/plan/plan-summary.tsx'
import { SettingsScreen } from '../features/settings/settings-screen.tsx'
import { CueSwitches } from '../features/workout/cues/cue-switches.tsx'
import { useKeptChange } from '../ui/use-kept-change.ts'

/** `/settings`: the settings, with what other features have in them. */
export function SettingsPage() {
  const signOut = useSignOut()
  const language = useKeptChange(chooseLanguage)
  return (
    <>
      <SettingsScreen
        plan={<PlanSummary to="/payment" />}
        password={<ChangePassword />}
        devices={<DeviceList />}
        cues={<CueSwitches />}
        personalData={<PersonalDataSection />}
        onLanguage={language.run}
        onSignOut={signOut.ask}
        signingOut={signOut.pending}
      />
      <SignOutQuestion signOut={signOut} />
    </>
  )
}
