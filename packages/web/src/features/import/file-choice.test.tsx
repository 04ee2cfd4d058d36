// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ToastProvider } from '../../ui/toast-provider.tsx'
import type { ChosenFile } from './check/file-check.ts'
import { FileChoice } from './file-choice.tsx'

afterEach(cleanup)

const show = (problem: Parameters<typeof FileChoice>[0]['problem'] = null) => {
  const onChoose = vi.fn<(chosen: ChosenFile) => void>()
  render(
    <ToastProvider closeLabel="Fermer" regionLabel="Messages">
      <FileChoice problem={problem} onChoose={onChoose} />
    </ToastProvider>,
  )
  return onChoose
}

const file = new File(['Date'], 'strong.csv')

describe('choosing a file', () => {
  it('takes the one that is chosen by its button', () => {
    const onChoose = show()
    fireEvent.change(screen.getByLabelText('Choisir un fichier'), { target: { files: [file] } })
    expect(onChoose).toHaveBeenCalledWith({ name: 'strong.csv', file })
  })

  it('offers the databases of FitNotes, too: they are refused with what to do', () => {
    show()
    expect(screen.getByLabelText<HTMLInputElement>('Choisir un fichier').accept.split(',')).toContain('.fitnotes')
  })

  it('takes one that is dropped anywhere on the page', () => {
    const onChoose = show()
    fireEvent.drop(document, { dataTransfer: { files: [file] } })
    expect(onChoose).toHaveBeenCalledWith({ name: 'strong.csv', file })
  })

  it('takes pasted text, but not what is pasted into a field', () => {
    const onChoose = show()
    const paste = new Event('paste', { bubbles: true })
    Object.assign(paste, { clipboardData: { files: [], getData: () => 'Date,Exercise\n' } })
    document.body.dispatchEvent(paste)
    expect(onChoose.mock.calls.map(([{ name }]) => name)).toEqual(['Texte collé'])
  })

  it('says why the file before was refused, with what to do', () => {
    show({ reason: 'too-large', limit: 'bytes', most: 50_000_000 })
    expect(screen.getByRole('alert').textContent).toContain('Ce fichier dépasse 50\u00a0Mo. Exportez année par année')
  })

  it('names the columns of a file that it does not know, and offers to send them', () => {
    show({ reason: 'unknown', columns: ['Datum', 'Übung'] })
    expect(screen.getByRole('alert').textContent).toContain('Colonnes trouvées\u00a0: Datum, Übung.')
    expect(screen.getByRole('button', { name: 'Envoyer la ligne d’en-tête' })).toBeDefined()
  })

  it('shows the first rows of a file of which most cannot be read', () => {
    show({ reason: 'mostly-bad', problems: [{ line: 2107, what: 'date', value: '31/02/2024' }] })
    const row = screen.getByRole('listitem').textContent
    expect(row).toBe('ligne 2\u00a0107date illisible«\u00a031/02/2024\u00a0»')
  })

  it('names the file of an archive in which such a row stands, or that is damaged', () => {
    show({ reason: 'mostly-bad', problems: [{ file: '2024.csv', line: 7, what: 'date', value: '31/02/2024' }] })
    expect(screen.getByRole('listitem').textContent).toContain('2024.csv, ligne 7')
    cleanup()
    show({ reason: 'broken', file: '2024.json', line: 1 })
    expect(screen.getByRole('alert').textContent).toBe('2024.json est abîmé, à partir de la ligne 1.')
  })
})
