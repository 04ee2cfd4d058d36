import { expect, it } from 'vitest'
import { databaseTypes } from './database-types.ts'
import { createTestDatabase } from './test-database.ts'

it('the committed types are those of the migrated schema', async () => {
  const database = await createTestDatabase()
  await expect(databaseTypes(database.url, '--verify')).resolves.toBeUndefined()
  await database.drop()
})
