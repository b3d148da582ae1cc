import type { PayeeByName, ShownButton } from '@sixpence/core'

/**
 * Asks what a saved button asks for, signed out; undefined when there never was such a button, and
 * null when the bank cannot be asked.
 */
export const loadOffer = (api: string, buttonId: string) =>
  ask<ShownButton>(api, { method: 'savedButtonShow', input: { buttonId }, answer: 'button' })

/** Asks who is paid by a short name, signed out; undefined when nobody is, null as above. */
export const loadPayee = (api: string, name: string) =>
  ask<PayeeByName>(api, { method: 'payByNameShow', input: { name }, answer: 'payee' })

interface Question {
  readonly method: string
  readonly input: object
  /** The field of what is answered. */
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
    // The bank's own contract, without the schemas, which would be in every page of a sign-in.
    return ((await response.json()) as Record<string, Answer | undefined>)[answer]
  } catch {
    return null
  }
}
