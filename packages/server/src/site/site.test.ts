import { expect, it } from 'vitest'
import { startTestApp } from '../test-kit/start-test-app.ts'

it('everybody may read the operator’s contact address and promo code', async () => {
  const testApp = await startTestApp()
  expect(await testApp.client().call('get-site')).toEqual({
    contact_email: 'contact@fonte.example',
    promo_code: 'FONTE20',
    operator: { name: null, address: null, email: null, publisher: null, host: null, mail: null, mediator: null },
  })
  const own = await testApp.another({ env: { CONTACT_EMAIL: 'salle@fonte.example', PROMO_CODE: 'RENTREE' } })
  const told = { contact_email: 'salle@fonte.example', promo_code: 'RENTREE' }
  expect(await own.client().call('get-site')).toMatchObject(told)
  await own.close()
  await testApp.close()
})
