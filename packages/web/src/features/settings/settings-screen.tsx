import { type ReactNode, useId } from 'react'
import { useTitle } from '../../platform/title.ts'
import { useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { Title } from '../../ui/typography.tsx'
import { AccountActivity } from '../account/activity/account-activity.tsx'
import { ChangePassword } from '../account/password/change-password.tsx'
import { SessionList } from '../account/sessions/session-list.tsx'
import { SignOutQuestion } from '../account/sign-out-question.tsx'
import { useSignOut } from '../account/use-sign-out.ts'
import { GymConflict } from '../gym/gym-conflict.tsx'
import { DataLines } from '../personal-data/export/data-lines.tsx'
import { PersonalDataSection } from '../personal-data/personal-data-section.tsx'
import { PlanSummary } from '../plan/plan-summary.tsx'
import { SecondFactorSection } from '../second-factor/second-factor-section.tsx'
import { DisplayLines } from './display-lines.tsx'
import { HelpLines } from './help-lines.tsx'
import { browserSigns, shouldAdviseInstall } from './install-advice.ts'
import { settingsMessages } from './settings-messages.ts'
import { SettingsSection } from './settings-section.tsx'
import { UsernameField } from './username-field.tsx'

/** `/settings`: plan, profile, display, help, one's data, security, and the account with its danger zone last. */
export function SettingsScreen() {
  const signOut = useSignOut()
  const words = useWords(settingsMessages)
  useTitle(words.title)
  return (
    <>
      <Title as="h1" className="mb-5">
        {words.title}
      </Title>
      <SettingsSection title={words.plan}>
        <PlanSummary to="/payment" />
      </SettingsSection>
      <SettingsSection title={words.profile}>
        <UsernameField />
      </SettingsSection>
      <SettingsSection title={words.display}>
        <GymConflict />
        <DisplayLines />
      </SettingsSection>
      <InstallAdvice />
      <SettingsSection title={words.help}>
        <HelpLines />
      </SettingsSection>
      <SettingsSection title={words.data}>
        <DataLines />
      </SettingsSection>
      <SettingsSection title={words.security}>
        <ChangePassword />
      </SettingsSection>
      <SettingsSection title={words.secondFactor}>
        <SecondFactorSection />
      </SettingsSection>
      <SettingsSection title={words.devices}>
        <SessionList />
      </SettingsSection>
      <SettingsSection title={words.activity}>
        <AccountActivity />
      </SettingsSection>
      <SettingsSection title={words.developer}>
        <div className="line-list">
          <div>
            <span className="secondary-text">{words.developerText}</span>
            <Button className="shrink-0" pending={signOut.pending} onClick={signOut.ask}>
              {words.signOut}
            </Button>
          </div>
        </div>
      </SettingsSection>
      <SettingsSection title={words.account}>
        <DangerZone>
          <PersonalDataSection />
        </DangerZone>
      </SettingsSection>
      <Button size="l" icon="logout" className="w-full max-w-[420px]" pending={signOut.pending} onClick={signOut.ask}>
        {words.signOut}
      </Button>
      <SignOutQuestion signOut={signOut} />
    </>
  )
}

/** What cannot be undone, with the way to take one's data along. */
function DangerZone({ children }: { children: ReactNode }) {
  const words = useWords(settingsMessages)
  const id = useId()
  return (
    <section className="danger-zone" aria-labelledby={id}>
      <Title as="h3" id={id}>
        {words.danger}
      </Title>
      {children}
    </section>
  )
}

function InstallAdvice() {
  const words = useWords(settingsMessages)
  if (!shouldAdviseInstall(browserSigns())) return null
  return (
    <SettingsSection title={words.install}>
      <p>{words.installText}</p>
      <p className="mt-2">{words.installHow}</p>
    </SettingsSection>
  )
}
