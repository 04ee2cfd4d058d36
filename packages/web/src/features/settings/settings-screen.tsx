import type { Language } from '@fonte/domain/words/language'
import { type ReactNode, useId } from 'react'
import { useTitle } from '../../platform/title.ts'
import { useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { Title } from '../../ui/typography.tsx'
import { DisplayLines } from './display-lines.tsx'
import { HelpLines } from './help-lines.tsx'
import { browserSigns, shouldAdviseInstall } from './install-advice.ts'
import { settingsMessages } from './settings-messages.ts'
import { SettingsSection } from './settings-section.tsx'
import { UsernameField } from './username-field.tsx'

/** What other features show and do in the settings. */
interface Props {
  plan: ReactNode
  password: ReactNode
  devices: ReactNode
  /** Lines that switch the cues of the workout. */
  cues: ReactNode
  /** Export, reset and deletion. */
  personalData: ReactNode
  onLanguage: (lang: Language) => void
  onSignOut: () => void
  signingOut: boolean
}

/** `/settings`: plan, profile, display, security, help, and the account with its danger zone last. */
export function SettingsScreen(props: Props) {
  const { plan, password, devices, cues, personalData, onLanguage, onSignOut, signingOut } = props
  const words = useWords(settingsMessages)
  useTitle(words.title)
  return (
    <>
      <Title as="h1" className="mb-5">
        {words.title}
      </Title>
      <SettingsSection title={words.plan}>{plan}</SettingsSection>
      <SettingsSection title={words.profile}>
        <UsernameField />
      </SettingsSection>
      <SettingsSection title={words.display}>
        <DisplayLines onLanguage={onLanguage}>{cues}</DisplayLines>
      </SettingsSection>
      <InstallAdvice />
      <SettingsSection title={words.help}>
        <HelpLines />
      </SettingsSection>
      <SettingsSection title={words.security}>{password}</SettingsSection>
      <SettingsSection title={words.devices}>{devices}</SettingsSection>
      <SettingsSection title={words.developer}>
        <div className="line-list">
          <div>
            <span className="secondary-text">{words.developerText}</span>
            <Button className="shrink-0" pending={signingOut} onClick={onSignOut}>
              {words.signOut}
            </Button>
          </div>
        </div>
      </SettingsSection>
      <SettingsSection title={words.account}>
        <DangerZone>{personalData}</DangerZone>
      </SettingsSection>
      <Button size="l" icon="logout" className="w-full max-w-[420px]" pending={signingOut} onClick={onSignOut}>
        {words.signOut}
      </Button>
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
