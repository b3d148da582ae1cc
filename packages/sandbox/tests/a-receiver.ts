import type { NotificationRequest, Post } from '../src/http/index.ts'

/** A received notification with its content. */
export interface Received {
  readonly url: string
  readonly body: string
  readonly signature: string
  readonly request: NotificationRequest
}

/** The response of a merchant's server to a notification. */
export type Reaction = number | 'breaks' | 'hangs'

/** A network of merchants' servers: received requests, by address, and their responses. */
export interface TestReceivers {
  readonly post: Post
  /**
   * Returns a new address that reacts like this to the first request, the second, …; with 204
   * afterwards.
   */
  address(...reactions: Reaction[]): string
  at(url: string): readonly Received[]
}

let count = 0

export function receivers(): TestReceivers {
  const received: Received[] = []
  const reactions = new Map<string, Reaction[]>()
  const react = async (reaction: Reaction): Promise<Response> => {
    if (reaction === 'hangs') return new Promise(() => undefined)
    if (reaction === 'breaks') throw new TypeError('fetch failed')
    return new Response(reaction === 204 ? null : 'an answer', { status: reaction })
  }
  return {
    post: (url, request) => {
      const { headers, body } = request
      received.push({ url, body, signature: headers['Sixpence-Signature'] ?? '', request })
      return react(reactions.get(url.replace(/\?.*$/, ''))?.shift() ?? 204)
    },
    address: (...first) => {
      const url = `https://shop.example/notifications/${(count += 1)}`
      reactions.set(url, first)
      return url
    },
    at: url => received.filter(each => each.url === url),
  }
}
