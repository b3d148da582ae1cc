import type { Platform } from '../src/platform/index.ts'
import { memoryStorage, tabMemory } from '../src/platform/index.ts'
import { queueLock } from '../src/platform/locks/queue-lock.ts'
import { systemTime } from '../src/platform/system-time.ts'
import { webCrypto } from '../src/platform/web-crypto.ts'

export interface SentRequest {
  readonly path: string
  readonly headers: Headers
  readonly body: Readonly<Record<string, unknown>>
}

export type Answering = (request: SentRequest, signal: AbortSignal) => Response | Promise<Response>

/** A platform whose network is one function; records requests. */
export function platformAnswering(answer: Answering) {
  const sent: SentRequest[] = []
  const platform: Platform = {
    ...systemTime,
    ...webCrypto,
    async fetch(input, init) {
      const request = new Request(input, init)
      const { pathname, search, host } = new URL(request.url)
      if (host !== 'bank.example') throw new Error(`Asked ${host}`)
      const text = await request.text()
      const seen: SentRequest = {
        path: pathname + search,
        headers: request.headers,
        body: JSON.parse(text || '{}') as SentRequest['body'],
      }
      sent.push(seen)
      return answer(seen, request.signal)
    },
    storage: memoryStorage(),
    tabStorage: tabMemory(),
    lock: queueLock(),
    tabs: { post: () => undefined, subscribe: () => () => undefined },
    openSocket: () => {
      throw new Error('No socket here')
    },
    lifecycle: { isOnline: () => true, subscribe: () => () => undefined },
  }
  return { platform, sent }
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })

/** A broken library throws this: not even an error. */
export function throwing(thrown: unknown): Promise<Response> {
  return new Promise(() => {
    throw thrown
  })
}
