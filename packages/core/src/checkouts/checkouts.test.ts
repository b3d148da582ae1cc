import { expect, it } from 'vitest'
import { recordedCall } from '../../tests/recorded-call.ts'
import { SixpenceError } from '../errors/index.ts'
import { createCheckouts } from './checkouts.ts'

it('shows a checkout as the bank has it on record', async () => {
  const checkout = { checkoutId: 'c1', amount: '42.00' }
  const { call, calls } = recordedCall({ checkout })
  expect(await createCheckouts(call).get('c1')).toEqual(checkout)
  expect(calls).toEqual([{ name: 'checkoutGet', input: { checkoutId: 'c1' } }])
})

it('says of an id that the bank takes for faulty that there is no such checkout', async () => {
  const refused = new SixpenceError('invalid_input', 'checkoutId: unknown', { requestId: 'r1' })
  const checkouts = createCheckouts(() => Promise.reject(refused))
  await expect(checkouts.get('c1')).rejects.toMatchObject({ code: 'not_found', requestId: 'r1' })
  const offline = new SixpenceError('offline', 'no network')
  await expect(createCheckouts(() => Promise.reject(offline)).get('c1')).rejects.toBe(offline)
})
