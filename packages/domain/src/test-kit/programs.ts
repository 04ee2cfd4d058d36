import type { Program } from '../program/program.ts'

/** Somebody's own leg day: squats in two sets, then curls in one. */
export const legDay: Program = {
  id: '0199d1c0-0000-7000-8000-000000000010',
  name: 'Jambes du jeudi',
  name_en: null,
  description: 'Squat lourd, puis ischios.',
  description_en: null,
  image_url: null,
  is_public: true,
  is_predefined: false,
  user_id: '0199d1c0-0000-7000-8000-000000000011',
  copied_from_program_id: null,
  version: 4,
  updated_at: '2025-09-04T17:30:00.000Z',
  exercises: [
    {
      exercise_id: 'predefined-squat',
      name: 'Squat',
      name_en: 'Back squat',
      order: 0,
      default_rest: 180,
      sets: [
        { reps: 5, weight: 100, rest: 150 },
        { reps: 5, weight: 110, rest: 0 },
      ],
    },
    {
      exercise_id: 'predefined-leg-curl',
      name: 'Leg curl',
      name_en: 'Leg curl',
      order: 1,
      default_rest: 60,
      sets: [{ reps: 12, weight: 40, rest: 60 }],
    },
  ],
}
