import { memoryStorage, tabMemory } from '@sixpence/core'
import type { Platform } from '@sixpence/core/session'
import { browserPlatform } from '@sixpence/core/browser'
import type { freshBank } from './page-bank.ts'
import { storyKeys } from './story-keys.ts'

type Body = Readonly<Record<string, unknown>>

/** Changes an answer's body into another bank's. */
export type ChangeAnswer = (body: Body) => Body

/** Creates a separate browser for each story: nothing is stored, and no other tab listens. */
export function storyPlatform(
  bank: Awaited<ReturnType<typeof freshBank>> | undefined,
  changeAnswer: ChangeAnswer = body => body,
): Platform {
  return {
    ...browserPlatform(),
    fetch: async (input, init) => {
      if (!bank) throw new TypeError('This story has no bank')
      const answer = await bank.fetch(input, init)
      // The bank's answer is always an object.
      const body = (await answer.json()) as Body
      return new Response(JSON.stringify(changeAnswer(body)), answer)
    },
    openSocket: url => {
      if (!bank) throw new TypeError('This story has no bank')
      return bank.openSocket(url)
    },
    // Durable as in most browsers; a story about one that isn't sets that itself.
    storage: { ...memoryStorage(), isDurable: async () => true },
    keys: storyKeys(),
    tabStorage: tabMemory(),
    tabs: { post: () => undefined, subscribe: () => () => undefined },
  }
}
