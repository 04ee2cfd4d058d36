import { shownName } from '@fonte/domain/words/visible-text'
import { Link } from '@tanstack/react-router'
import { useSignedIn } from '../../platform/session/session.ts'
import { setTheme, type Theme, useTheme } from '../../platform/theme.ts'
import { useLanguage } from '../../platform/words/language.ts'
import { useWords } from '../../platform/words/words.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { DropdownMenu } from '../../ui/dropdown-menu.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useKeptChange } from '../../ui/use-kept-change.ts'
import { chooseLanguage } from './account-language.ts'
import { accountMessages } from './account-messages.ts'
import { SignOutQuestion } from './sign-out-question.tsx'
import { useAdminEntries } from './use-admin-entries.ts'
import { usePreferenceRefusals } from './use-preference-refusals.ts'
import { useSignOut } from './use-sign-out.ts'

/** The avatar with its menu: who is signed in, language, theme, settings, sign-out. */
export function AccountMenu() {
  const words = useWords(accountMessages)
  const lang = useLanguage()
  const theme = useTheme()
  const choose = useKeptChange(chooseLanguage)
  const { user, profile } = useSignedIn()
  const signOut = useSignOut()
  const adminEntries = useAdminEntries(profile.role === 'admin')
  usePreferenceRefusals()
  const languages = [
    { value: 'fr', label: words.french },
    { value: 'en', label: words.english },
  ]
  const themes = [
    { value: 'system', label: words.system },
    { value: 'light', label: words.light },
    { value: 'dark', label: words.dark },
  ]
  return (
    <>
      <DropdownMenu
        label={words.menu}
        items={[
          { label: shownName(profile.full_name), detail: user.email },
          ...adminEntries,
          {
            label: words.language,
            choices: languages,
            value: lang,
            onChange: (value) => void choose.run(value === 'en' ? 'en' : 'fr'),
          },
          { label: words.theme, choices: themes, value: theme, onChange: (value) => setTheme(value as Theme) },
          { label: 'sign-out-line', separator: true },
          {
            label: words.settings,
            link: (
              <Link to="/settings">
                <Icon name="settings" />
                {words.settings}
              </Link>
            ),
          },
          { label: words.signOut, icon: 'logout', onSelect: signOut.ask },
        ]}
      >
        <Avatar name={profile.full_name} />
      </DropdownMenu>
      <SignOutQuestion signOut={signOut} />
    </>
  )
}
