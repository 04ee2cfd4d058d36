import type { Exercise } from '@fonte/contract/exercise'
import { describe, expect, it } from 'vitest'
import { overlayExercises, waitingExercises } from './exercise-overlay.ts'

const fields = { name: 'Tirage', equipment: 'Poulie', description: '', muscle_group_id: 'dos', muscle_ids: [] }
const stored: Exercise = {
  id: 'custom-1',
  creator_id: 'me',
  ...fields,
  name_en: null,
  aliases: [],
  aliases_en: [],
  equipment_en: null,
  description_en: null,
  image_url: 'https://a.fr/b.jpg',
  archived: false,
}
const entry = (kind: string, payload: unknown) => ({ kind, payload, user_id: 'me' })

describe('the exercises with what waits to be sent', () => {
  it('hold a new exercise as its maker’s own', () => {
    const entries = [entry('create-exercise', { id: 'custom-2', fields })]
    expect(overlayExercises([stored], entries).at(-1)).toMatchObject({
      id: 'custom-2',
      creator_id: 'me',
      name: 'Tirage',
    })
  })

  it('hold a created exercise once, also while the server’s list already has it', () => {
    const entries = [entry('create-exercise', { id: 'custom-1', fields })]
    expect(overlayExercises([stored], entries)).toHaveLength(1)
  })

  it('show changes in their order, and keep a picture that nothing was said about', () => {
    const renamed = (name: string) => entry('update-exercise', { id: 'custom-1', fields: { ...fields, name } })
    const [shown] = overlayExercises([stored], [renamed('A'), renamed('B')])
    expect(shown).toMatchObject({ name: 'B', image_url: stored.image_url })
    expect(waitingExercises([renamed('A')])).toEqual(new Set(['custom-1']))
  })

  it('archive a deleted exercise, so that programs that use it stay readable', () => {
    const entries = [entry('delete-exercise', { id: 'custom-1', name: 'Tirage' })]
    expect(overlayExercises([stored], entries)).toEqual([{ ...stored, archived: true }])
  })

  it('ignore writes of other things', () => {
    expect(overlayExercises([stored], [entry('create-program', {})])).toEqual([stored])
  })
})
