import { createHmac, timingSafeEqual } from 'node:crypto'

const TOLERANCE_SECONDS = 300

/** The two things this shop's server does with the bank. */
export function createBank({ api, apiKey, signingSecret }) {
  return {
    /** Opens a checkout with the bank; the page gets only its id. */
    async openCheckout({ id, book }) {
      const answer = await fetch(`${api}/public-api/checkout`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${apiKey}` },
        body: JSON.stringify({
          orderId: id,
          amount: book.amount,
          currencyCode: 'EUR',
          description: book.title,
        }),
      })
      const said = await answer.json()
      if (!answer.ok) throw new Error(said.message)
      return said.id
    },

    /** Reads a notification; undefined if it isn't from the bank, or too old. */
    readNotification(body, header = '', now = Date.now()) {
      const parts = header.split(',').map(part => part.split('='))
      const t = parts.find(([name]) => name === 't')?.[1]
      const age = Math.abs(now / 1000 - Number(t))
      const expected = createHmac('sha256', signingSecret).update(`${t}.${body}`).digest()
      // For a day after a change of the secret there are two signatures; either is enough.
      const isRight = parts
        .filter(([name]) => name === 'v1')
        .map(([, hex = '']) => Buffer.from(hex, 'hex'))
        .some(given => given.length === expected.length && timingSafeEqual(given, expected))
      return isRight && age <= TOLERANCE_SECONDS ? JSON.parse(body) : undefined
    },
  }
}
