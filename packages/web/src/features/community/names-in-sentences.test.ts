import { expect, it } from 'vitest'
import { fileMessages } from '../program/file/file-messages.ts'
import { communityMessages } from './community-messages.ts'
import { copyMessages } from './copies/copy-messages.ts'
import { detailsMessages } from './details/details-messages.ts'
import { publishMessages } from './publish/publish-messages.ts'

const name = 'תוכנית כוח'

it.each(['fr', 'en'] as const)('a name from right to left turns no sentence around: %s', (lang) => {
  const [publish, copies] = [publishMessages(lang), copyMessages(lang)]
  const sentences = [
    publish.shareText({ name }),
    publish.withdrawText({ name }),
    fileMessages(lang).shareText({ name }),
    communityMessages(lang).removeText({ title: name }),
    detailsMessages(lang).hideTitle({ name }),
    copies.changed({ name }),
    copies.text({ name }),
    copies['exercise-added']({ name }),
    copies['exercise-removed']({ name }),
    copies.rest({ name }),
    copies.sets({ name }),
  ]
  for (const sentence of sentences) expect(sentence).toContain(`\u2068${name}\u2069`)
})
