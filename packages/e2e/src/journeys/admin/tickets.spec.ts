import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../kit/accessibility.ts'
import { joinAsAdmin, writeToSupport } from '../../kit/admin.ts'
import { callerOf } from '../../kit/api.ts'
import { publishPost } from '../../kit/community.ts'
import { closeToast, toast, windowsClosed } from '../../kit/gestures.ts'
import { expectItFits } from '../../kit/layout.ts'
import { joinFonte, mailsTo } from '../../kit/people.ts'
import { test } from '../../kit/test.ts'

const words = {
  fr: {
    search: 'Rechercher',
    open: 'Ouvert',
    started: 'En cours',
    status: /^Statut du ticket/,
    statusSet: 'Statut mis à jour',
    statusFailed: 'Impossible de mettre à jour le statut du ticket.',
    loadFailed: 'Impossible de charger les tickets. Veuillez réessayer.',
    deleteFailed: 'Impossible de supprimer le ticket.',
    answer: /^Répondre à /,
    answerField: 'Réponse',
    answerMissing: 'Écrivez une réponse.',
    answerFailed: 'Impossible d’envoyer la réponse.',
    send: 'Envoyer',
    sent: 'Réponse envoyée',
    answered: /^Répondu le .* par /,
    remove: /^Supprimer le ticket/,
    confirm: 'Supprimer',
    cancel: 'Annuler',
    deleted: 'Ticket supprimé',
    nothing: 'Aucun résultat',
    retry: 'Réessayer',
    meanwhile: 'Quelqu’un d’autre a modifié ce ticket',
    mail: 'Réponse à votre message au support',
    reported: 'Publication signalée :',
  },
  en: {
    search: 'Search',
    open: 'Open',
    started: 'In progress',
    status: /^Status of the ticket/,
    statusSet: 'Status updated',
    answer: /^Answer /,
    answerField: 'Answer',
    answerMissing: 'Write an answer.',
    send: 'Send',
    sent: 'Answer sent',
    answered: /^Answered on .* by /,
    remove: /^Delete the ticket/,
    confirm: 'Delete',
    deleted: 'Ticket deleted',
    nothing: 'No results',
    mail: 'Answer to your message to support',
    reported: 'Reported post:',
  },
} as const

const tickets = /\/api\/reports(\?|$)/
const ticket = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })
const newTag = () => crypto.randomUUID().slice(0, 8)
const refuse = (page: Page, address: RegExp) =>
  page.route(address, (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()))

for (const lang of ['fr', 'en'] as const) {
  const w = words[lang]

  test.describe(`the tickets, ${lang}`, () => {
    test.beforeEach(({ page, fonte }) => joinAsAdmin(fonte, page.request, lang))

    test(`a new ticket comes into the open list; it is answered by mail, closed and deleted, ${lang}`, async ({
      page,
      visitor,
    }) => {
      const author = await joinFonte(visitor, lang)
      const tag = newTag()
      await page.goto(`/admin/tickets?q=${tag}`)
      await expect(page.getByRole('heading', { name: w.nothing })).toBeVisible()
      await expectAccessible(page, 'tickets, nothing found')
      await writeToSupport(visitor, `<b>Minuteur</b> ${tag}`)
      const line = ticket(page, `<b>Minuteur</b> ${tag}`)
      await expect(line).toContainText(author.email)
      await line.getByRole('button', { name: w.answer }).press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel(w.answerField, { exact: true })).toBeFocused()
      await dialog.getByRole('button', { name: w.send }).click()
      await expect(dialog.getByText(w.answerMissing)).toBeVisible()
      await dialog.getByLabel(w.answerField, { exact: true }).fill('Corrigé, merci !')
      await expectAccessible(page, 'answer to a ticket')
      await dialog.getByRole('button', { name: w.send }).click()
      await expect(toast(page)).toContainText(w.sent)
      await expect(line.getByText(w.answered)).toBeVisible()
      const mails = await mailsTo(page.request, author.email, 2)
      expect(mails[0]).toMatchObject({ subject: w.mail, text: expect.stringContaining('Corrigé, merci !') })
      await line.getByLabel(w.status).selectOption('En cours')
      await expect(toast(page)).toContainText(w.statusSet)
      await expect(line.getByLabel(w.status)).toHaveValue('En cours')
      await expectAccessible(page, 'tickets')
      await line.getByRole('button', { name: w.remove }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: w.confirm, exact: true }).click()
      await expect(toast(page)).toContainText(w.deleted)
      await expect(line).toHaveCount(0)
    })

    test(`a reported post is led to, and is named after it has gone, ${lang}`, async ({ page, visitor }) => {
      await joinFonte(visitor, lang)
      const title = `Sèche ${newTag()}`
      const post = await publishPost(visitor, { title })
      await callerOf(page.request).call('report-post', {
        params: { id: post.id },
        body: { id: crypto.randomUUID(), content: 'Promet l’impossible.' },
      })
      await page.goto('/admin/tickets')
      const line = ticket(page, title)
      await expect(line).toContainText(w.reported)
      await line.getByRole('link', { name: title }).click()
      await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible()
      await callerOf(visitor).call('delete-post', { body: { postId: post.id, programId: post.programId } })
      await page.goto('/admin/tickets')
      await expect(line).toContainText(title)
      await expect(line.getByRole('link', { name: title })).toHaveCount(0)
    })
  })
}

test.describe('the tickets, in trouble', () => {
  const w = words.fr
  test.beforeEach(({ page, fonte }) => joinAsAdmin(fonte, page.request))

  test('what fails is said, changes nothing and can be tried again', async ({ page, visitor }) => {
    await joinFonte(visitor)
    const tag = newTag()
    await writeToSupport(visitor, `Échec ${tag}`)
    await page.route(tickets, (route) => route.fulfill({ status: 404, body: 'nothing' }))
    await page.goto(`/admin/tickets?q=${tag}`)
    await expect(toast(page)).toContainText(w.loadFailed)
    await expect(page.getByRole('alert').filter({ hasText: w.loadFailed })).toBeVisible()
    await expectAccessible(page, 'tickets, failed')
    await page.unroute(tickets)
    const line = ticket(page, `Échec ${tag}`)
    await expect(line).toBeVisible()
    await refuse(page, /\/api\/reports\//)
    await line.getByLabel(w.status).selectOption('Fermé')
    await expect(toast(page)).toContainText(w.statusFailed)
    await expect(line.getByLabel(w.status)).toHaveValue('Ouvert')
    await closeToast(page)
    await line.getByRole('button', { name: w.answer }).click()
    await page.getByLabel(w.answerField, { exact: true }).fill('Réponse gardée.')
    await page.getByRole('dialog').getByRole('button', { name: w.send }).click()
    await expect(toast(page)).toContainText(w.answerFailed)
    await page.getByRole('dialog').getByRole('button', { name: w.cancel }).click()
    await line.getByRole('button', { name: w.remove }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: w.confirm, exact: true }).click()
    await expect(toast(page)).toContainText(w.deleteFailed)
    await page.getByRole('alertdialog').getByRole('button', { name: w.cancel }).click()
    await windowsClosed(page)
    await page.reload()
    await line.getByRole('button', { name: w.answer }).click()
    await expect(page.getByLabel(w.answerField, { exact: true })).toHaveValue('Réponse gardée.')
  })

  test('of two administrators at once the second is told how the ticket stands', async ({ page, visitor }) => {
    await joinFonte(visitor)
    const tag = newTag()
    const { id } = await writeToSupport(visitor, `Course ${tag}`)
    await page.goto(`/admin/tickets?q=${tag}`)
    const line = ticket(page, `Course ${tag}`)
    await expect(line).toBeVisible()
    await page.route(tickets, (route) => route.abort())
    await callerOf(page.request).call('update-report-status', { params: { id }, body: { status: 'Fermé' } })
    await line.getByLabel(w.status).selectOption('En cours')
    await expect(toast(page)).toContainText(w.meanwhile)
    await page.unroute(tickets)
    await expect(line.getByLabel(w.status)).toHaveValue('Fermé')
  })
})

test('fit every width; what they are filtered by stands in the address', async ({ page, fonte, visitor }) => {
  await joinAsAdmin(fonte, page.request)
  await joinFonte(visitor)
  const tag = newTag()
  await writeToSupport(visitor, `Idée ${tag}`, 'Idée')
  await writeToSupport(visitor, `Bug ${tag} ${'très long '.repeat(80)}`)
  await page.goto('/admin/tickets')
  await expect(ticket(page, `Bug ${tag}`)).toBeVisible()
  await expectItFits(page, 'tickets')
  await page.getByLabel('Type', { exact: true }).selectOption('Idée')
  await expect(ticket(page, `Idée ${tag}`)).toBeVisible()
  await expect(ticket(page, `Bug ${tag}`)).toHaveCount(0)
  await page.getByRole('button', { name: /^Fermés/ }).click()
  await expect(ticket(page, `Idée ${tag}`)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Fermés/, pressed: true })).toBeVisible()
})

test('who is no administrator is led home, and fetches nothing of the pages', async ({ page, lifter: _ }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  for (const path of ['/admin/tickets', '/admin/dashboard']) {
    await page.goto(path)
    await expect(page).toHaveURL(/:\d+\/$/)
  }
  expect(fetched.filter((url) => url.includes('/assets/admin/') || /\/api\/(admin|reports)/.test(url))).toEqual([])
})
