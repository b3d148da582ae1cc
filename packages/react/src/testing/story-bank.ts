import type { Sixpence } from '@sixpence/core'

/** What a story is handed by Storybook's preview. */
export interface StoryBank {
  readonly sixpence: Sixpence
  readonly bank: { people(url: string, init?: RequestInit): Promise<Response> }
}

// The preview has put it there; Storybook types what is loaded as unknown.
export const storyBank = (loaded: Record<string, unknown>) => loaded as unknown as StoryBank

/** Breaks the bank's answers by these rules of the sandbox, until the story is over. */
export async function breakBank({ bank }: StoryBank, rules: readonly object[]): Promise<void> {
  const answer = await bank.people('http://127.0.0.1:4401/faults', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(rules),
  })
  if (!answer.ok) throw new Error(`The bank takes no such faults: ${await answer.text()}`)
}

/** The last code that was sent to somebody. */
export async function lastCode({ bank }: StoryBank, email: string): Promise<string> {
  const path = `http://127.0.0.1:4401/inbox?to=${encodeURIComponent(email)}`
  const answer = await bank.people(path)
  // The sandbox's own second door, held by its tests.
  const messages = (await answer.json()) as { at: string; code?: string }[]
  const newest = messages
    .filter(message => message.code !== undefined)
    .toSorted((one, other) => other.at.localeCompare(one.at))[0]
  if (newest?.code === undefined) throw new Error(`No code has come for ${email}`)
  return newest.code
}
