import {
  aMerchant,
  type NewTestMerchant,
  type TestMerchant,
  type Told,
  told,
} from './a-merchant.ts'
import type { TestPerson, TestSandbox } from './test-sandbox.ts'

/** The hands of somebody who manages a merchant's tools; they sign in again when time has gone on. */
export interface ToolUser {
  /** For whom they act. */
  readonly customerId: string
  list(path: string, query?: Record<string, string>): Promise<Told>
  create(path: string, body: object): Promise<Told>
  update(path: string, body: object): Promise<Told>
  remove(path: string): Promise<Told>
  /** A call of the single endpoint. */
  call(method: string, body?: object): Promise<Told>
}

/** The hands of somebody for a customer. */
export function toolUser(
  bank: TestSandbox,
  person: Pick<TestPerson, 'email' | 'password'>,
  customerId: string,
): ToolUser {
  let token = ''
  const send = (method: string, path: string, body?: object) =>
    told(
      bank.sandbox.fetch(`http://bank.localhost/${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
  const ask: typeof send = async (...asked) => {
    const answer = await send(...asked)
    if (answer.http !== 401) return answer
    token = (await bank.signIn(person)).accessToken
    return send(...asked)
  }
  const at = (path: string) => `public-api/${path}`
  return {
    customerId,
    list: (path, query) =>
      ask('GET', at(`${path}?${new URLSearchParams({ customerId, ...query }).toString()}`)),
    create: (path, body) => ask('POST', at(path), { customerId, ...body }),
    update: (path, body) => ask('PUT', at(path), { customerId, ...body }),
    remove: path => ask('DELETE', at(`${path}?customerId=${customerId}`)),
    call: (method, body) => ask('POST', `api?${method}`, { fromCustomerId: customerId, ...body }),
  }
}

/** A merchant with its owner's hands. */
export async function aManagedMerchant(
  bank: TestSandbox,
  wish?: NewTestMerchant,
): Promise<{ shop: TestMerchant; owner: ToolUser }> {
  const shop = await aMerchant(bank, wish)
  return { shop, owner: toolUser(bank, shop.person, shop.person.customerId) }
}

/** The rows of a list. */
export const itemsOf = ({ items }: Told) => items as Record<string, unknown>[]
