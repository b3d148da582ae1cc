import type { Customer } from './new-order.ts'

/** The bank's answer, as received. */
export type Answer = Readonly<Record<string, unknown>>

/** A payer's initial accounts: one with money, and an empty one to move it to. */
export const PAYERS_ACCOUNTS = [
  { currencyCode: 'EUR', balance: '5000.00' },
  { currencyCode: 'EUR', balance: '0.00' },
]

export const send = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })

export const post = async (
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer> => (await (await send(url, body, headers)).json()) as Answer

/**
 * Signs somebody in; returns the access token.
 *
 * @throws {Error} If the answer has none.
 */
export async function signIn(api: string, { email, password }: Customer): Promise<string> {
  const codeChallenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
  const input = { client: 'spa', username: email, password, codeChallenge }
  const { accessToken } = await post(`${api}/auth/login`, input)
  if (typeof accessToken !== 'string') throw new Error('The sign-in was not answered.')
  return accessToken
}
