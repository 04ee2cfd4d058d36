import { describe, expect, it } from 'vitest'
import { isReserved } from './reserved-names.ts'

describe('a username is reserved', () => {
  it.each([
    'admin',
    'Administrateur',
    'fonte',
    'FONTE',
    'support',
    'modération',
    'moderation',
    'équipe',
    'equipe.fonte',
    'fonte-support',
    'f.o.n.t.e',
    'admin_2026',
    'аdmin',
    'ADMlN',
    'supp0rt',
  ])('when it is %s: it would pass for the people who run Fonte', (username) => {
    expect(isReserved(username)).toBe(true)
  })

  it.each(['fontenelle', 'jean.admin', 'team.rocket', 'modeste', 'infobulle', 'aidez-moi', 'rootsman', '2026', '...'])(
    'but not when it is %s',
    (username) => {
      expect(isReserved(username)).toBe(false)
    },
  )
})
