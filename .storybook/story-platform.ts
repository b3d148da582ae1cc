import type { Platform, RecordStorage } from '@sixpence/core'
import { browserPlatform } from '@sixpence/core/browser'
import type { freshBank } from './page-bank.ts'

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
    storage: memoryStorage(),
    tabStorage: tabMemory(),
    tabs: { post: () => undefined, subscribe: () => () => undefined },
  }
}

function tabMemory(): Platform['tabStorage'] {
  const texts = new Map<string, string>()
  return {
    read: key => texts.get(key),
    write: (key, text) => void texts.set(key, text),
    remove: key => void texts.delete(key),
  }
}

function memoryStorage(): RecordStorage {
  const records = new Map<string, unknown>()
  return {
    // Records come out as they were put in: the caller knows what it keeps under its key.
    read: async <Value>(key: string) => records.get(key) as Value | undefined,
    update: async <Value>(
      key: string,
      change: (current: Value | undefined) => Value | undefined,
    ) => {
      const next = change(records.get(key) as Value | undefined)
      if (next === undefined) records.delete(key)
      else records.set(key, next)
      return next
    },
    list: async <Value>(prefix: string) =>
      [...records].filter(([key]) => key.startsWith(prefix)) as [string, Value][],
    // As in most browsers; a story on one that keeps nothing would say so itself.
    isDurable: async () => true,
  }
}
