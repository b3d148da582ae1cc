import type { PayeeByName, ShownButton } from '@sixpence/core/checkouts'

/**
 * Requests a saved button's offer without signing in. Returns undefined if there never was such a
 * button, and null if the bank can't be reached.
 */
export const loadOffer = (api: string, buttonId: string) =>
  ask<ShownButton>(api, { method: 'savedButtonShow', input: { buttonId }, answer: 'button' })

/**
 * Requests the payee with a short name without signing in. Returns undefined if there is none, and
 * null if the bank can't be reached.
 */
export const loadPayee = (api: string, name: string) =>
  ask<PayeeByName>(api, { method: 'payByNameShow', input: { name }, answer: 'payee' })

interface Question {
  readonly method: string
  readonly input: object
  /** The field of the answer to return. */
  readonly answer: string
}

async function ask<Answer>(
  api: string,
  { method, input, answer }: Question,
): Promise<Answer | undefined | null> {
  try {
    const response = await fetch(`${api}/api?${method}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    })
    if (!response.ok) return null
    // The type is the bank's own contract. Its schemas would add to every sign-in page.
    return ((await response.json()) as Record<string, Answer | undefined>)[answer]
  } catch {
    return null
  }
}
