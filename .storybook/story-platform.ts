import { memoryStorage, tabMemory, type Platform } from '@sixpence/core'
import { browserPlatform } from '@sixpence/core/browser'
import type { freshBank } from './page-bank.ts'
import { storyKeys } from './story-keys.ts'

type Body = Readonly<Record<string, unknown>>

/** Turns the body of an answer into another bank's. */
export type ChangeAnswer = (body: Body) => Body

/** A browser of its own for each story: nothing is kept, and no other tab listens. */
export function storyPlatform(
  bank: Awaited<ReturnType<typeof freshBank>> | undefined,
  changeAnswer: ChangeAnswer = body => body,
): Platform {
  return {
    ...browserPlatform(),
    fetch: async (input, init) => {
      if (!bank) throw new TypeError('This story has no bank')
      const answer = await bank.fetch(input, init)
      // What the bank answers is an object always.
      const body = (await answer.json()) as Body
      return new Response(JSON.stringify(changeAnswer(body)), answer)
    },
    openSocket: url => {
      if (!bank) throw new TypeError('This story has no bank')
      return bank.openSocket(url)
    },
    // As durable as in most browsers; a story on one that keeps nothing would say so itself.
    storage: { ...memoryStorage(), isDurable: async () => true },
    keys: storyKeys(),
    tabStorage: tabMemory(),
    tabs: { post: () => undefined, subscribe: () => () => undefined },
  }
}
