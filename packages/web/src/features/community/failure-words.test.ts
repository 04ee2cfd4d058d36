import { expect, it } from 'vitest'
import { communityMessages } from './community-messages.ts'
import { publishMessages } from './publish/publish-messages.ts'

// The journeys in a browser meet each of these failures in French.

it('each failure of the list and of publishing has its English words', () => {
  expect(communityMessages('en')).toMatchObject({ loadFailed: 'The community’s posts could not be loaded.' })
  expect(publishMessages('en')).toMatchObject({
    publishFailed: 'The program could not be published.',
    premiumRequired: 'Premium access required',
    premiumRequiredText: 'Go Premium to publish to the community.',
  })
})
