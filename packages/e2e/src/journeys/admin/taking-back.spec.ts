import { newLibraryExercise } from '@fonte/server/test-kit/library'
import { authenticator } from '@fonte/server/test-kit/second-factor'
import { expect } from '@playwright/test'
import { expectAccessible } from '../../kit/accessibility.ts'
import { joinAsAdmin } from '../../kit/admin.ts'
import { callerOf } from '../../kit/api.ts'
import { closeToast, toast } from '../../kit/gestures.ts'
import { joinFonte } from '../../kit/people.ts'
import { test } from '../../kit/test.ts'

const words = {
  fr: {
    menu: /^Actions\s: /,
    turnOff: 'Désactiver la validation en deux étapes',
    confirm: 'Désactiver',
    off: 'Validation en deux étapes désactivée',
    history: 'Historique des pseudos',
    turnOn: 'Activer la validation en deux étapes',
    journal: 'Journal',
    edited: 'Exercice modifié',
    description: /^Description\s: Poussez\. → Autrement\.$/,
    undo: 'Annuler cette action',
    undone: 'Action annulée',
    given: /^Description\s: Autrement\. → Poussez\.$/,
  },
  en: {
    menu: /^Actions: /,
    turnOff: 'Turn off two-step verification',
    confirm: 'Turn off',
    off: 'Two-step verification turned off',
    history: 'Username history',
    turnOn: 'Turn on two-step verification',
    journal: 'Log',
    edited: 'Exercise changed',
    description: /^Description: Poussez\. → Autrement\.$/,
    undo: 'Undo this action',
    undone: 'Action undone',
    given: /^Description: Autrement\. → Poussez\.$/,
  },
} as const

for (const lang of ['fr', 'en'] as const) {
  const w = words[lang]

  test(`an administrator turns off the second step of somebody who lost their phone: the password is enough again, ${lang}`, async ({
    page,
    fonte,
    visitor,
    otherDevice,
  }) => {
    const person = await joinFonte(visitor, lang)
    const caller = callerOf(visitor)
    const { secret } = await caller.call('begin-second-factor', { body: {} })
    const code = authenticator(secret, Date.now).code()
    await caller.call('turn-on-second-factor', { body: { code } })
    await joinAsAdmin(fonte, page.request, lang)
    await page.goto(`/admin/users?q=${encodeURIComponent(person.email)}`)
    const row = page.getByRole('row').filter({ hasText: person.email })
    await row.getByRole('button', { name: w.menu }).click()
    await page.getByRole('menuitem', { name: w.turnOff }).click()
    const question = page.getByRole('alertdialog')
    await expectAccessible(page, 'question before a second step is turned off')
    await question.getByRole('button', { name: w.confirm, exact: true }).click()
    await expect(toast(page)).toContainText(w.off)
    await closeToast(page)
    await row.getByRole('button', { name: w.menu }).click()
    await page.getByRole('menuitem', { name: w.history }).click()
    await expect(page.getByRole('dialog').getByText(w.off)).toBeVisible()
    const phone = await otherDevice(person)
    await phone.goto('/settings')
    await expect(phone.getByRole('link', { name: w.turnOn })).toBeVisible()
  })

  test(`an edit of the library is undone from the log, which says what changed in words, ${lang}`, async ({
    page,
    fonte,
  }) => {
    await joinAsAdmin(fonte, page.request, lang)
    const caller = callerOf(page.request)
    const body = newLibraryExercise()
    const { id, name } = await caller.call('create-library-exercise', { body })
    const edited = { ...body, description: 'Autrement.', version: 1 }
    await caller.call('update-library-exercise', { params: { id }, body: edited })
    await page.goto('/admin/dashboard')
    const log = page.getByRole('region', { name: w.journal })
    const line = log.getByRole('listitem').filter({ hasText: name }).filter({ hasText: w.edited })
    await expect(line.getByText(w.description)).toBeVisible()
    await line.getByRole('button', { name: w.undo }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: w.undo }).click()
    await expect(toast(page)).toContainText(w.undone)
    await expect(line.getByText(w.given)).toBeVisible()
    const { items } = await caller.call('get-library-exercises', { query: { search: name } })
    expect(items.find((row) => row.id === id)?.description).toBe('Poussez.')
  })
}
