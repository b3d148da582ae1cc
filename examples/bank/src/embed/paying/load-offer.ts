import type { ShownButton } from '@sixpence/core'

/**
 * Asks what a saved button asks for, signed out; undefined when there never was such a button, and
 * null when the bank cannot be asked.
 */
export async function loadOffer(
  api: string,
  buttonId: string,
): Promise<ShownButton | undefined | null> {
  try {
    const response = await fetch(`${api}/api?savedButtonShow`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ buttonId }),
    })
    if (!response.ok) return null
    // The bank's own contract, without the schemas, which would be in every page of a sign-in.
    return ((await response.json()) as { button?: ShownButton }).button
  } catch {
    return null
  }
}
