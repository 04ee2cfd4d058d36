import { lazy, Suspense } from 'react'
import { useSignedIn } from '../../platform/session/session.ts'
import { setTheme, type Theme, useTheme } from '../../platform/theme.ts'
import { useLanguage } from '../../platform/words/language.ts'
import { useWords } from '../../platform/words/words.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { DropdownMenu } from '../../ui/dropdown-menu.tsx'
import { chooseLanguage } from './account-language.ts'
import { accountMessages } from './account-messages.ts'
import { useLanguageRefusal } from './use-language-refusal.ts'
import { useSignOut } from './use-sign-out.ts'

const UnsentDialog = lazy(async () => ({ default: (await import('./unsent-dialog.tsx')).UnsentDialog }))

/** The avatar with its menu: who is signed in, language, theme, sign-out. */
export function AccountMenu() {
  const words = useWords(accountMessages)
  const lang = useLanguage()
  const theme = useTheme()
  const { user, profile } = useSignedIn()
  const signOut = useSignOut()
  useLanguageRefusal()
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
          { label: profile.full_name, detail: user.email },
          {
            label: words.language,
            choices: languages,
            value: lang,
            onChange: (value) => chooseLanguage(value === 'en' ? 'en' : 'fr'),
          },
          { label: words.theme, choices: themes, value: theme, onChange: (value) => setTheme(value as Theme) },
          { label: 'sign-out-line', separator: true },
          { label: words.signOut, icon: 'logout', onSelect: signOut.ask },
        ]}
      >
        <Avatar name={profile.full_name} />
      </DropdownMenu>
      <Suspense>
        {signOut.asking && (
          <UnsentDialog onConfirm={signOut.confirm} onCancel={signOut.cancel} pending={signOut.pending} />
        )}
      </Suspense>
    </>
  )
}
