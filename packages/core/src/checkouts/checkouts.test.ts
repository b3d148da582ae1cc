import { expect, it } from 'vitest'
import { recordedCall } from '../../tests/recorded-call.ts'
import { createCheckouts } from './checkouts.ts'

it('shows a checkout as the bank has it on record', async () => {
  const checkout = { checkoutId: 'c1', amount: '42.00' }
  const { call, calls } = recordedCall({ checkout })
  expect(await createCheckouts(call).get('c1')).toEqual(checkout)
  expect(calls).toEqual([{ name: 'checkoutGet', input: { checkoutId: 'c1' } }])
})
