// @vitest-environment happy-dom
import type { Exercise } from '@fonte/contract/exercise'
import { emptyProgramForm, type ProgramForm } from '@fonte/domain/program/form'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { session } from '../../../platform/session/session.ts'
import type { SessionState } from '../../../platform/session/session-events.ts'
import { showPages } from '../../../ui/test-kit/show-pages.tsx'
import { exercisesQuery } from '../../exercise/exercise-queries.ts'
import { programOf } from '../test-kit/program-kit.ts'
import { forgetDraft, readDrafts } from './draft/drafts.ts'
import { EditorForm } from './editor-form.tsx'
import type { Kept } from './use-editor.ts'

const set = { key: 0, reps: '10', weight: '60', rest: '90' }
const bench = { exercise_id: 'bench', name: 'Développé couché', name_en: null, default_rest: '60', sets: [set] }
const push: ProgramForm = { ...emptyProgramForm, name: 'Push', exercises: [bench] }

/** Opens the form of a program; `keep` answers what comes of saving it, and `place` says where one is. */
async function open({ saved = push, typed = undefined as ProgramForm | undefined, kept = 'kept' as Kept } = {}) {
  const keep = vi.fn<(form: ProgramForm) => Promise<Kept>>().mockResolvedValue(kept)
  const opened = {
    base: programOf({ id: 'push' }),
    start: saved,
    initial: typed ?? saved,
    restored: typed !== undefined,
    id: 'push',
  }
  const purpose = { draftKey: 'push', home: '/' as const, keep }
  const pages = { '/form': () => <EditorForm opened={opened} purpose={purpose} />, '/': () => <p>home</p> }
  const { user, address: place } = showPages(pages, '/form')
  await screen.findByRole('heading', { name: 'Modifier le programme' })
  return { keep, user, place }
}

const button = (name: string) => screen.getByRole('button', { name })
const name = () => screen.getByLabelText<HTMLInputElement>('Nom du programme')
/** The draft on the device; what was typed is written at once where the page is hidden. */
const draft = async () => {
  document.dispatchEvent(new Event('visibilitychange'))
  return (await readDrafts('ada')).push?.form.name
}

beforeEach(() => {
  const state = { status: 'signed-in', user: { id: 'ada' } } as SessionState
  vi.spyOn(session.state, 'get').mockReturnValue(state)
  vi.stubGlobal('scrollTo', () => undefined)
  queryClient.setQueryData(exercisesQuery.queryKey, { items: [] as Exercise[] })
})

afterEach(async () => {
  cleanup()
  queryClient.clear()
  await forgetDraft('ada', 'push')
  vi.restoreAllMocks()
})

describe('the program form', () => {
  it('is saved as it stands, and leads home', async () => {
    const { keep, user, place } = await open()
    await user.type(name(), ' fort')
    await user.click(button('Enregistrer'))
    await waitFor(() => expect(place()).toBe('/'))
    expect(keep.mock.calls.map(([form]) => form)).toEqual([{ ...push, name: 'Push fort' }])
  })

  it('leads home without saving what nobody changed', async () => {
    const { keep, user, place } = await open()
    await user.type(name(), ' {Backspace}')
    await user.click(button('Enregistrer'))
    await waitFor(() => expect(place()).toBe('/'))
    expect(keep).not.toHaveBeenCalled()
  })

  it('says what is wrong once saving was tried, leads there, and is saved when it is mended', async () => {
    const { keep, user, place } = await open()
    await user.clear(name())
    expect(name().getAttribute('aria-invalid')).toBeNull()
    await user.click(button('Enregistrer'))
    await waitFor(() => expect(document.activeElement).toBe(name()))
    expect(name().getAttribute('aria-invalid')).toBe('true')
    expect([keep.mock.calls, place()]).toEqual([[], '/form'])
    await user.type(name(), 'Pull')
    expect(name().getAttribute('aria-invalid')).toBeNull()
    await user.click(button('Enregistrer'))
    await waitFor(() => expect(keep).toHaveBeenCalledOnce())
  })

  it('leads to the list of exercises where there is none', async () => {
    const { user } = await open({ saved: { ...push, exercises: [] } })
    await user.click(button('Enregistrer'))
    await waitFor(() => expect(document.activeElement?.hasAttribute('data-problem')).toBe(true))
  })

  it('folds description and picture behind the exercises where there is neither, and opens them by a tap', async () => {
    const { user } = await open()
    expect(screen.queryByLabelText('Description')).toBeNull()
    const fold = screen.getByText('Description et image')
    const [exercises] = screen.getAllByRole('region')
    expect(exercises && exercises.compareDocumentPosition(fold) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await user.click(fold)
    const description = screen.getByLabelText<HTMLTextAreaElement>('Description')
    await user.type(description, 'a{Backspace}')
    expect(screen.getByLabelText('Description')).toBe(description)
    await user.click(fold)
    expect(screen.queryByLabelText('Description')).toBeNull()
  })

  it('shows description and picture that a program has, and one that comes back', async () => {
    const saved = { ...push, description: 'Le lundi.' }
    const { user } = await open({ saved, typed: { ...push, name: 'Push perdu' } })
    expect(screen.queryByLabelText('Description')).toBeNull()
    await user.click(button('Repartir de la version enregistrée'))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('Le lundi.')
    cleanup()
    await open({ saved: { ...push, image_url: 'https://photos.example/a.jpg' } })
    expect(screen.getByLabelText("URL de l'image")).toBeTruthy()
  })

  it('unfolds the picture whose address is wrong, and leads there', async () => {
    const { user } = await open()
    await user.click(screen.getByText('Description et image'))
    await user.type(screen.getByLabelText("URL de l'image"), 'http://a.fr/b.jpg')
    await user.click(screen.getByText('Description et image'))
    await user.click(button('Enregistrer'))
    const image = screen.getByLabelText<HTMLInputElement>("URL de l'image")
    await waitFor(() => expect(document.activeElement).toBe(image))
    await user.click(screen.getByText('Description et image'))
    expect(screen.getByLabelText("URL de l'image")).toBe(image)
    await user.clear(image)
    await user.type(image, 'https://a.fr/b.jpg')
    expect(image.value).toBe('https://a.fr/b.jpg')
  })

  it('offers to add exercises in the empty list itself, once', async () => {
    await open({ saved: { ...push, exercises: [] } })
    const add = screen.getAllByRole('button', { name: 'Ajouter des exercices' })
    expect(add).toHaveLength(1)
    expect(add[0]?.closest('.empty-state')).not.toBeNull()
  })

  it('stays where it could not be saved, and what was typed stays on the device', async () => {
    const { keep, user, place } = await open({ kept: 'failed' })
    await user.type(name(), ' fort')
    await user.click(button('Enregistrer'))
    await user.type(name(), ' et long')
    await waitFor(async () => expect(await draft()).toBe('Push fort et long'))
    await user.click(button('Enregistrer'))
    expect(keep.mock.calls.map(([form]) => form.name)).toEqual(['Push fort', 'Push fort et long'])
    expect(place()).toBe('/form')
  })

  it('is sent once, however often it is sent while it is being saved', async () => {
    const { keep, user } = await open()
    keep.mockReturnValue(new Promise(() => undefined))
    await user.type(name(), ' fort')
    const form = name().closest('form')
    if (form) for (const _ of [1, 2]) fireEvent.submit(form)
    await user.click(button('Enregistrer'))
    expect(keep).toHaveBeenCalledOnce()
  })

  it('stays for what takes its place where the server’s version was taken, and keeps no draft of it', async () => {
    const { user, place } = await open({ kept: 'replaced' })
    await user.type(name(), ' fort')
    await user.click(button('Enregistrer'))
    expect(place()).toBe('/form')
    cleanup()
    expect(await draft()).toBeUndefined()
  })

  it('asks before what was typed is left, and keeps it', async () => {
    const { user, place } = await open()
    await user.type(name(), ' fort')
    await user.click(button('Annuler'))
    await user.click(await screen.findByRole('button', { name: 'Continuer la saisie' }))
    expect([place(), name().value]).toEqual(['/form', 'Push fort'])
  })

  it('forgets what was typed where that is given up', async () => {
    const { user, place } = await open()
    await user.type(name(), ' fort')
    await waitFor(async () => expect(await draft()).toBe('Push fort'))
    await user.type(name(), '!')
    await user.click(button('Annuler'))
    await user.click(await screen.findByRole('button', { name: 'Abandonner' }))
    await screen.findByText('home')
    expect([place(), await draft()]).toEqual(['/', undefined])
  })

  it('is left without a question where nothing was typed', async () => {
    const { user, place } = await open()
    await user.click(button('Retour'))
    await waitFor(() => expect(place()).toBe('/'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('opens with what was typed before, says so, and starts over from what is saved', async () => {
    const { user } = await open({ typed: { ...push, name: 'Push perdu' } })
    expect(name().value).toBe('Push perdu')
    await user.click(button('Repartir de la version enregistrée'))
    expect(name().value).toBe('Push')
    expect(screen.queryByText('Ce que vous aviez saisi a été retrouvé.')).toBeNull()
  })
})
