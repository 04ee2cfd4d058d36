// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { focusFirstProblem } from './focus-first-problem.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** The element that was brought into sight once the first field of this form that is wrong had the focus. */
async function shownOf(html: string): Promise<Element | undefined> {
  document.body.innerHTML = `<form>${html}</form>`
  const shown = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  focusFirstProblem(document.querySelector('form'))
  await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce())
  expect(document.activeElement?.id).toBe('wrong')
  return shown.mock.contexts[0] as Element | undefined
}

it('brings the message below a field into sight with it', async () => {
  const field = await shownOf(
    '<input /><div class="field"><input id="wrong" aria-invalid="true" /><p>Trop long.</p></div><input aria-invalid="true" />',
  )
  expect(field?.textContent).toBe('Trop long.')
})

it('brings the whole set into sight, whose message stands below its last line', async () => {
  const row = await shownOf(
    '<fieldset><div><input id="wrong" aria-invalid="true" /></div><p>Pas un nombre.</p></fieldset>',
  )
  expect(row?.textContent).toBe('Pas un nombre.')
})

it('brings a message without a field into sight', async () => {
  expect((await shownOf('<div id="wrong" data-problem tabindex="-1">Aucun exercice.</div>'))?.id).toBe('wrong')
})
