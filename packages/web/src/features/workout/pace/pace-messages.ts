import { dictionary } from '@fonte/domain/words/dictionary'
import { plural } from '@fonte/domain/words/plural'

type Timed = { readonly sets: number; readonly minutes: number }

/** The words of a workout's duration at one's own pace. */
export const paceMessages = dictionary({
  summary: {
    fr: ({ sets, minutes }: Timed) =>
      `${sets} ${plural('fr', sets, { one: 'série', other: 'séries' })}, environ ${minutes} min, à votre rythme`,
    en: ({ sets, minutes }) =>
      `${sets} ${plural('en', sets, { one: 'set', other: 'sets' })}, about ${minutes} min, at your pace`,
  },
})
