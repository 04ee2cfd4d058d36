import { newProgram } from '@fonte/server/test-kit/training'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { callerOf } from './api.ts'
import { type communityWords, postCard, publishPost } from './community.ts'
import { button, card, chooseOnCard, closeToast } from './gestures.ts'
import type { Visit } from './tour.ts'
import { saveExercise, saveProgram } from './training.ts'

type Words = (typeof communityWords)['fr' | 'en']

/** The longest word of German's lawmakers, 55 letters with its ending. */
export const longWord = 'Rindfleischetikettierungsüberwachungsaufgabengesetzlich'

/** What the tour meets: a post of somebody else that is copied and then changed, and one of one’s own. */
export const prepareCommunity = async (author: APIRequestContext, reader: APIRequestContext) => {
  const tag = crypto.randomUUID().slice(0, 8)
  const message = 'Pour qui s’entraîne trois fois par semaine, avec une barre et un banc.'
  const exercise_id = await saveExercise(author, longWord)
  const exercises = [
    ...newProgram().exercises,
    { exercise_id, default_rest: 60, sets: [{ reps: 8, weight: 40, rest: 60 }] },
  ]
  const program = { name: 'Tirages lourds', exercises }
  const foreign = await publishPost(author, { title: `Dos large ${tag}`, message }, program)
  const own = await publishPost(reader, { title: `Jambes ${tag}` }, { name: `Bas du corps ${tag}` })
  const { name: unpublished } = await saveProgram(reader, { name: `À publier ${tag}` })
  await publishPost(author, { title: `Épaules ${tag}`, message: 'Sans machine.' }, { name: 'Poussées' })
  await callerOf(reader).call('copy-post', { params: { id: foreign.id }, body: { id: crypto.randomUUID() } })
  await callerOf(author).call('update-program', {
    params: { id: foreign.programId },
    body: {
      version: 1,
      name: 'Tirages lourds, semaine 2',
      description: '',
      image_url: null,
      exercises: exercises.map((row) => ({ ...row, sets: [...row.sets, { reps: 6, weight: 50, rest: 90 }] })),
    },
  })
  return { tag, foreign, own, published: `Bas du corps ${tag}`, unpublished }
}

const dialog = (page: Page) => page.getByRole('dialog').last()
const question = (page: Page) => page.getByRole('alertdialog')
const closeTop = async (page: Page, close: string) => {
  await dialog(page).getByRole('button', { name: close, exact: true }).click()
}

/** The community with its windows, and what home says of publishing and of copies. */
export const tourCommunity = async (
  page: Page,
  words: Words,
  prepared: Awaited<ReturnType<typeof prepareCommunity>>,
  visit: Visit,
) => {
  const { tag, foreign, own, published, unpublished } = prepared
  await page.goto(`/community?q=${tag}`)
  await expect(postCard(page, foreign.title)).toBeVisible()
  await visit('community')
  await page.getByRole('search').getByRole('button', { name: words.filters }).filter({ visible: true }).click()
  await visit('community, filters')
  await postCard(page, foreign.title).getByRole('button', { name: words.view }).click()
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible()
  await visit('community, details')
  await dialog(page).getByRole('button', { name: words.report }).click()
  await expect(dialog(page).getByLabel(words.description)).toBeVisible()
  await visit('community, report')
  await closeTop(page, words.cancel)
  await dialog(page).getByRole('button', { name: words.hide }).click()
  await visit('community, hide author')
  await question(page).getByRole('button', { name: words.hide }).click()
  await closeToast(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: words.hidden }).click()
  await expect(dialog(page).getByRole('button', { name: words.showAgain })).toBeVisible()
  await visit('community, hidden authors')
  await dialog(page).getByRole('button', { name: words.showAgain }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await postCard(page, own.title).getByRole('button', { name: words.delete }).click()
  await visit('community, deletion')
  await question(page).getByRole('button', { name: words.cancel }).click()
  await page.getByRole('searchbox').fill(`${tag}nobody`)
  await expect(page.getByRole('heading', { name: words.noResult })).toBeVisible()
  await visit('community, nothing found')
  await page.goto('/')
  await expect(card(page, published)).toBeVisible()
  await visit('home with a changed copy')
  await button(page, words.seeChanges).click()
  await expect(dialog(page)).toContainText('semaine 2')
  await visit('changes of an author')
  await page.keyboard.press('Escape')
  await chooseOnCard(page, published, words.unpublish)
  await visit('withdrawal')
  await question(page).getByRole('button', { name: words.cancel }).click()
  await chooseOnCard(page, unpublished, words.publish)
  await expect(dialog(page).getByLabel(words.postTitle)).toBeVisible()
  await visit('share dialog')
}
