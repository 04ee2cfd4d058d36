import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../platform/words/words.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Title } from '../../ui/typography.tsx'
import { adminGateMessages } from './admin-gate-messages.ts'
import { secondFactorQuery } from './second-factor-queries.ts'

const key = 'fonte.second-step-later'

/**
 * Before the pages of the administrators: where others reach the service it leads to the set-up of a second step, which
 * the server wants besides; on this machine alone it proposes one, until the browser is closed.
 */
export function AdminGate({ children }: { children: ReactNode }) {
  const { data, isLoading } = useQuery(secondFactorQuery)
  // Before it is known, a page would ask for what the server may refuse.
  if (isLoading) return null
  const isOff = data !== undefined && data.turned_on_at === null
  if (isOff && data.is_required) return <Required />
  // The page keeps its place, whenever this is known: what stands open in it stays open.
  return (
    <>
      {isOff && <Proposal />}
      {children}
    </>
  )
}

function Required() {
  const words = useWords(adminGateMessages)
  return (
    <div className="stack max-w-[640px]">
      <Title as="h1">{words.title}</Title>
      <p>{words.required}</p>
      <SetUpLink variant="ember" />
    </div>
  )
}

function Proposal() {
  const words = useWords(adminGateMessages)
  const [isLater, setIsLater] = useState(wasPutOff)
  if (isLater) return null
  const putOff = () => {
    setIsLater(true)
    try {
      sessionStorage.setItem(key, 'yes')
    } catch {
      // Storage is closed: the choice holds until the page is left.
    }
  }
  return (
    <Notice
      actions={
        <>
          <SetUpLink variant="outline" />
          <Button onClick={putOff}>{words.later}</Button>
        </>
      }
    >
      {words.proposed}
    </Notice>
  )
}

function SetUpLink({ variant }: { variant: 'ember' | 'outline' }) {
  const words = useWords(adminGateMessages)
  return (
    <Link to="/settings/second-step" className={buttonClass({ variant, className: 'justify-self-start' })}>
      {words.turnOn}
    </Link>
  )
}

function wasPutOff(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
