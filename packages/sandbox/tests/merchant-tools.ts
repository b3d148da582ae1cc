import {
  aMerchant,
  type NewTestMerchant,
  type TestMerchant,
  type Told,
  told,
} from './a-merchant.ts'
import type { TestPerson, TestSandbox } from './test-sandbox.ts'

/** The calls of a user who manages a merchant's tools; they sign in again when time has passed. */
export interface ToolUser {
  /** The customer acted for. */
  readonly customerId: string
  list(path: string, query?: Record<string, string>): Promise<Told>
  create(path: string, body: object): Promise<Told>
  update(path: string, body: object): Promise<Told>
  remove(path: string): Promise<Told>
  /** Calls the single endpoint. */
  call(method: string, body?: object): Promise<Told>
}

/** Returns a user's calls for a customer. */
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

/** Makes a merchant with its owner's calls. */
export async function aManagedMerchant(
  bank: TestSandbox,
  wish?: NewTestMerchant,
): Promise<{ shop: TestMerchant; owner: ToolUser }> {
  const shop = await aMerchant(bank, wish)
  return { shop, owner: toolUser(bank, shop.person, shop.person.customerId) }
}

/** Returns the rows of a list. */
export const itemsOf = ({ items }: Told) => items as Record<string, unknown>[]
