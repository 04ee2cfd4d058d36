import type { Program } from '@fonte/contract/program'

/** A private program of Ada's without exercises, but for what the test is about. */
export const programOf = (changes: Partial<Program> = {}): Program => ({
  id: '0197a000-0000-7000-8000-000000000001',
  name: 'Push',
  name_en: null,
  description: '',
  description_en: null,
  image_url: null,
  is_public: false,
  is_predefined: false,
  user_id: 'ada',
  copied_from_program_id: null,
  version: 1,
  updated_at: '2026-11-22T09:00:00.000Z',
  exercises: [],
  ...changes,
})
