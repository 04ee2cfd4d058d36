// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showPart } from '../../ui/test-kit/show-pages.tsx'
import { LogPlace, type LogReading } from './log-place.tsx'

const log = (changes: Partial<LogReading>): LogReading => ({
  reading: 'loading',
  entries: [],
  arrived: null,
  retry: () => undefined,
  ...changes,
})
const show = (changes: Partial<LogReading>) => showPart(<LogPlace log={log(changes)}>Graphiques</LogPlace>)

afterEach(cleanup)

describe('the place of the charts', () => {
  it('shows them once the whole log is there', async () => {
    await show({ reading: 'ready' })
    expect(screen.getByText('Graphiques')).toBeTruthy()
  })

  it('says how many workouts of how many are here while the log comes, and shows no figures meanwhile', async () => {
    await show({ arrived: { entries: 500, of: 2000 } })
    expect(screen.getByRole('status').textContent).toBe('Chargement de l’historique\u00a0: 500 sur 2\u00a0000 séances')
    expect(screen.queryByText('Graphiques')).toBeNull()
  })

  it('says that it loads before that is known', async () => {
    await show({})
    expect(screen.getByRole('status').textContent).toBe('Chargement de l’historique…')
  })

  it('says so where the log could not be read, and reads it at another try', async () => {
    const retry = vi.fn<() => void>()
    const { user } = await show({ reading: 'failed', retry })
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(retry).toHaveBeenCalledOnce()
  })
})
