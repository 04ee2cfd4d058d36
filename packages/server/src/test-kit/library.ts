import type { Input } from './caller.ts'
import { type Member, newcomer, promote } from './factories.ts'
import type { TestApp } from './test-app.ts'

/** Somebody who administers the library. */
export const newAdmin = async (testApp: TestApp): Promise<Member> => {
  const admin = await newcomer(testApp)
  await promote(testApp, admin.profile.id)
  return admin
}

/** A global exercise that nobody has made before. */
export const newLibraryExercise = (changes: Partial<Input<'create-library-exercise'>[0]['body']> = {}) => ({
  name: `Poussée ${crypto.randomUUID().slice(0, 8)}`,
  name_en: 'Press',
  aliases: [],
  aliases_en: [],
  equipment_ids: ['barbell', 'flat-bench'],
  description: 'Poussez.',
  description_en: 'Press.',
  muscle_group_id: 'pectoraux',
  muscle_ids: ['pectoraux-milieu', 'triceps-longue-portion'],
  image_url: 'https://photos.example/poussee.jpg',
  ...changes,
})

/** What the audit log keeps of a row of the library, oldest first. */
export const auditOf = async ({ platform }: TestApp, id: string) => {
  const text = 'SELECT actor_id, action, before, after FROM audit_log WHERE subject_id = $1 ORDER BY created_at, id'
  return (await platform.database.pool.query(text, [id])).rows
}
