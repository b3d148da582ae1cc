import { addEmbedder } from '../src/embedders/index.ts'
import type { TestPerson, TestSandbox } from './test-sandbox.ts'

/** A test's own shop, with the calls of its server. */
export interface TestMerchant {
  readonly person: TestPerson
  readonly clientKey: string
  readonly apiKey: string
  readonly signingSecret: string
  readonly origin: string
  /** Opens a checkout. Omitted fields have a default; the order's number is a new one. */
  open(wish?: object): Promise<Told>
  read(id: unknown): Promise<Told>
}

/** A response's body, with the HTTP status as `http`. */
export type Told = Record<string, unknown> & { readonly http: number }

export async function told(response: Promise<Response>): Promise<Told> {
  const answer = await response
  return { ...((await answer.json()) as object), http: answer.status }
}

export interface NewTestMerchant {
  readonly accounts?: readonly { currencyCode: string; balance?: string }[]
  readonly notificationUrl?: string
}

let count = 0

/** Makes a merchant, by default with accounts in euros and dollars. */
export async function aMerchant(
  bank: TestSandbox,
  { accounts, notificationUrl }: NewTestMerchant = {},
): Promise<TestMerchant> {
  const number = (count += 1)
  const name = `Shop ${number} SRL`
  const person = await bank.person({ name, kind: 'business', ...(accounts && { accounts }) })
  const clientKey = `ck_test_shop_${number}`
  const apiKey = `sk_test_shop_${number}`
  const signingSecret = `whsec_test_shop_${number}`
  const merchant = { customerId: person.customerId, apiKey, signingSecret, notificationUrl }
  const origin = `https://shop-${number}.example`
  await bank.database.transaction(sql =>
    addEmbedder(sql, { clientKey, name, origins: [origin], merchant }),
  )
  const headers = { Authorization: `Bearer ${apiKey}` }
  let orders = 0
  return {
    person,
    clientKey,
    apiKey,
    signingSecret,
    origin,
    open: wish => {
      const orderId = `order-${(orders += 1)}`
      const usual = { orderId, amount: '42.00', currencyCode: 'EUR', description: 'Two atlases' }
      return told(bank.post('/public-api/checkout', { ...usual, ...wish }, headers))
    },
    read: id =>
      told(
        bank.sandbox.fetch(`http://bank.localhost/public-api/checkout/${String(id)}`, { headers }),
      ),
  }
}
