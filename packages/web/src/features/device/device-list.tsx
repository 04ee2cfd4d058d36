import type { ListedSession } from '@fonte/contract/account/session-list'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { deviceMessages } from './device-messages.ts'
import { devicesQuery } from './device-queries.ts'
import { others, useDeviceEnd } from './use-device-end.ts'

/** Where the person is signed in; each device but this one can be signed out. */
export function DeviceList() {
  const words = useWords(deviceMessages)
  const query = useQuery(devicesQuery)
  if (query.data) return <Devices devices={query.data.items} />
  if (query.isError) {
    return <ErrorState message={words.failed} retryLabel={words.retry} onRetry={() => void query.refetch()} />
  }
  return (
    <SkeletonGroup label={words.loading} className="grid gap-3">
      <Skeleton height={48} />
      <Skeleton height={48} />
    </SkeletonGroup>
  )
}

function Devices({ devices }: { devices: readonly ListedSession[] }) {
  const words = useWords(deviceMessages)
  const { end, pending } = useDeviceEnd()
  const [asking, setAsking] = useState(false)
  const endOthers = () => void end(others).finally(() => setAsking(false))
  return (
    <div>
      <ul className="line-list" aria-label={words.devices}>
        {devices.map((device) => (
          <DeviceLine
            key={device.id}
            device={device}
            pending={pending === device.id}
            onEnd={() => void end(device.id)}
          />
        ))}
      </ul>
      {devices.some((device) => !device.is_current) && (
        <Button className="mt-3" icon="logout" onClick={() => setAsking(true)}>
          {words.signOutOthers}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={words.othersQuestion}
        description={words.othersText}
        confirmLabel={words.signOutOthers}
        cancelLabel={words.cancel}
        pending={pending === others}
        onConfirm={endOthers}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}

function DeviceLine({ device, pending, onEnd }: { device: ListedSession; pending: boolean; onEnd: () => void }) {
  const words = useWords(deviceMessages)
  const { date } = useFormats()
  const name = device.agent || words.unknown
  return (
    <li>
      <span className="grid gap-1">
        <b>{name}</b>
        <span className="secondary-text">{words.lastUsed(date(device.last_used_at, 'dateTime'))}</span>
      </span>
      {device.is_current ? (
        <Tag solid>{words.current}</Tag>
      ) : (
        <Button className="shrink-0" pending={pending} aria-label={words.signOutNamed(name)} onClick={onEnd}>
          {words.signOut}
        </Button>
      )}
    </li>
  )
}
