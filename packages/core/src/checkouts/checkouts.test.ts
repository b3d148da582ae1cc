import { expect, it } from 'vitest'
import { recordedCall } from '../../tests/recorded-call.ts'
import { opened } from '../../tests/opened.ts'
import { SixpenceError } from '../errors/index.ts'
import { checkouts as checkoutsDomain } from './checkouts.ts'

it('shows a checkout as the bank has it on record', async () => {
  const checkout = { checkoutId: 'c1', amount: '42.00' }
  const { call, calls } = recordedCall({ checkout })
  expect(await opened(checkoutsDomain, { call }).get({ checkoutId: 'c1' })).toEqual(checkout)
  expect(calls).toEqual([{ name: 'checkoutGet', input: { checkoutId: 'c1' } }])
})

it('says of an id that the bank takes for faulty that there is no such checkout', async () => {
  const refused = new SixpenceError('invalid_input', 'checkoutId: unknown', { requestId: 'r1' })
  const checkouts = opened(checkoutsDomain, { call: () => Promise.reject(refused) })
  await expect(checkouts.get({ checkoutId: 'c1' })).rejects.toMatchObject({
    code: 'not_found',
    requestId: 'r1',
  })
  const offline = new SixpenceError('offline', 'no network')
  await expect(
    opened(checkoutsDomain, { call: () => Promise.reject(offline) }).get({ checkoutId: 'c1' }),
  ).rejects.toBe(offline)
})

it('says of a button that there is none, and of what else is wrong what it is', async () => {
  const refusedFor = (field: string) =>
    new SixpenceError('invalid_input', 'no', { fields: [{ field, message: 'no' }] })
  const opening = (field: string) =>
    opened(checkoutsDomain, { call: () => Promise.reject(refusedFor(field)) }).openByButton({
      buttonId: 'btn_1',
      attempt: 'a1',
    })
  await expect(opening('buttonId')).rejects.toMatchObject({ code: 'not_found' })
  await expect(opening('amount')).rejects.toMatchObject({ code: 'invalid_input' })
})
