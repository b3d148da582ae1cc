import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createBank } from './bank.mjs'
import { Orders } from './orders.mjs'

const bank = createBank({ api: 'http://bank', apiKey: 'sk', signingSecret: 'secret' })
const NOW = 1_800_000_000_000
const BODY = '{"id":"n1"}'
const signature = (body, t = NOW / 1000, secret = 'secret') =>
  `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`

describe('a notification', () => {
  it('is read when the bank has signed it', () => {
    expect(bank.readNotification(BODY, signature(BODY), NOW)).toEqual({ id: 'n1' })
  })

  it('is read by either of two signatures, while the secret is changed', () => {
    const [ours, other] = [signature(BODY), signature(BODY, NOW / 1000, 'former')]
    for (const [first, second] of [
      [ours, other],
      [other, ours],
    ]) {
      const both = `${first},${second.replace(/^t=\d+,/, '')}`
      expect(bank.readNotification(BODY, both, NOW)).toEqual({ id: 'n1' })
    }
  })

  it.each([
    ['another body', signature('{"id":"n2"}')],
    ['another secret', signature(BODY, NOW / 1000, 'guess')],
    ['an old one', signature(BODY, NOW / 1000 - 301)],
    ['no signature', undefined],
    ['no time', signature(BODY).replace(/^t=\d+,/, '')],
    ['half a signature', signature(BODY).slice(0, -2)],
    ['words', 'hello'],
  ])('is refused with %s', (_, header) => {
    expect(bank.readNotification(BODY, header, NOW)).toBeUndefined()
  })
})

describe('an order', () => {
  it('is paid by the notification of its own checkout and amount, once', () => {
    const orders = new Orders()
    const order = orders.open('atlas')
    order.checkoutId = 'c1'
    const checkout = { id: 'c1', orderId: order.id, amount: '42.00', status: 'paid' }
    orders.hear({ id: 'n1', type: 'checkout.final', checkout: { ...checkout, amount: '1.00' } })
    orders.hear({ id: 'n2', type: 'checkout.final', checkout: { ...checkout, id: 'c2' } })
    expect(order.status).toBe('open')
    orders.hear({ id: 'n3', type: 'checkout.final', checkout })
    orders.hear({ id: 'n3', type: 'checkout.final', checkout: { ...checkout, status: 'open' } })
    expect(order.status).toBe('paid')
  })

  it.each(['installment.final', 'invoice.final', 'refund.final', 'ping'])(
    'has nothing to do with %s',
    type => {
      const orders = new Orders()
      const order = orders.open('atlas')
      orders.hear({ id: 'n1', type })
      expect(order.status).toBe('open')
    },
  )
})
