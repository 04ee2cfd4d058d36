import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenDrawnAndIdle } from '../../../platform/idle/idle.ts'
import { useTitle } from '../../../platform/title.ts'
import { useWords } from '../../../platform/words/words.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { authMessages } from './auth-messages.ts'
import { MailboxLink } from './mailbox-link.tsx'
import { SignInForm } from './sign-in-form.tsx'
import type { SignUpValues } from './sign-up-values.ts'
import { signedUpEmail } from './signed-up-email.ts'

const fetchSignUpForm = async () => (await import('./sign-up-form.tsx')).SignUpForm
const SignUpForm = lazyPart(fetchSignUpForm)
const SecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }))

/** Signing in and signing up. What was typed on one tab is still there after a look at the other. */
export function AuthScreen() {
  const words = useWords(authMessages)
  const [tab, setTab] = useState<'sign-in' | 'sign-up'>('sign-in')
  const [signIn, setSignIn] = useState({ email: '', password: '', remember: true })
  const [signUp, setSignUp] = useState<SignUpValues>()
  const [justSignedUp, setJustSignedUp] = useState(false)
  const [isHalfway, setIsHalfway] = useState(false)
  // Who is new finds the form there at once; most are not.
  useEffect(() => whenDrawnAndIdle(() => void fetchSignUpForm().catch(() => undefined)), [])
  useTitle(tab === 'sign-in' ? words.signInTab : words.signUpTab)
  // The mailed link leads here, in a page of its own.
  useEffect(() => {
    void signedUpEmail().then((email) => setSignIn((typed) => (typed.email === '' ? { ...typed, email } : typed)))
  }, [])
  const nextStep = useRef<HTMLDivElement>(null)
  const signedUp = () => {
    flushSync(() => {
      setSignIn((typed) => ({ ...typed, email: signUp?.email.trim() ?? typed.email }))
      setSignUp(undefined)
      setJustSignedUp(true)
      setTab('sign-in')
    })
    // The button that was pressed has gone with its form.
    nextStep.current?.focus()
  }
  if (isHalfway) {
    return (
      <AuthFrame>
        <Suspense>
          <SecondStep remember={signIn.remember} onBack={() => setIsHalfway(false)} />
        </Suspense>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame>
      <Tabs
        label={words.tabs}
        value={tab}
        onChange={setTab}
        items={[
          {
            value: 'sign-in',
            label: words.signInTab,
            content: (
              <>
                {justSignedUp && (
                  <div ref={nextStep} tabIndex={-1} className="stack pt-4 outline-none" role="status">
                    <p>{words.signedUpText}</p>
                    <MailboxLink />
                  </div>
                )}
                <SignInForm values={signIn} onChange={setSignIn} onSecondStep={() => setIsHalfway(true)} />
              </>
            ),
          },
          {
            value: 'sign-up',
            label: words.signUpTab,
            content: <SignUpForm values={signUp} onChange={setSignUp} onDone={signedUp} />,
          },
        ]}
      />
    </AuthFrame>
  )
}
