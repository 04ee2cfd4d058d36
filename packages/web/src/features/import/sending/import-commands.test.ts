import { beforeEach, expect, it } from 'vitest'
import { ada, add, names, openTab, received, startAnew, storage } from '../../../platform/outbox/test-kit/outbox-kit.ts'
import { forgetSent } from './import-commands.ts'

beforeEach(startAnew)

it('what was sent of an import that was undone does not go again to a server that was restored', async () => {
  const tab = await openTab({ revision: () => 5 })
  await add(tab, 'part one', 'import:1')
  await add(tab, 'part two', 'import:1')
  await add(tab, 'another file', 'import:2')
  await tab.wake()
  await forgetSent('1', storage)
  expect((await storage.rows('acknowledged', ada)).map(({ thing }) => thing)).toEqual(['import:2'])
  received.length = 0
  await tab.putBack(1)
  await tab.wake()
  expect([received, names(tab)]).toEqual([['another file'], []])
})
