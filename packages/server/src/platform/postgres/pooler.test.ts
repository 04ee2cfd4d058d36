import { describe, expect, inject, it } from 'vitest'
import { type Double, ignoringDouble, refusingDouble, sharingDouble } from '../../test-kit/poolers.ts'
import { refusePooler } from './pooler.ts'

const refusalThrough = async (double: Double): Promise<string> => {
  try {
    await refusePooler(double.url)
    return 'let in'
  } catch (error) {
    return (error as Error).message
  } finally {
    double.close()
  }
}

describe('the address of a database', () => {
  it('is good when PostgreSQL itself answers', async () => {
    await refusePooler(inject('databaseUrl'))
  })

  it.each([
    ['takes no limit of time for statements', refusingDouble],
    ['drops the settings of a session', ignoringDouble],
    ['gives each transaction another connection', sharingDouble],
  ])('is refused, with the remedy, when a pooler answers that %s', async (what, double) => {
    const words = await refusalThrough(await double(inject('databaseUrl')))
    expect(words).toMatch(/^DATABASE_URL leads to a connection pooler, such as PgBouncer, that /)
    expect(words).toContain(what)
    expect(words).toContain('give it the address of PostgreSQL itself')
    expect(words).not.toContain(new URL(inject('databaseUrl')).password)
  })
})
