import type { Lock, TabChannel } from '../platform.ts'
import { queueLock } from './queue-lock.ts'
import { topicChannel } from '../channels/topic-channel.ts'

/** Time for others to object: a message to a page of the same browser takes a few milliseconds. */
const CLAIM_MS = 30
/** The holder may have closed without releasing the lock. */
const AGAIN_MS = 250
const TOPIC = 'sixpence/lock'

interface Claim {
  readonly name: string
  readonly at: number
  readonly by: string
}

interface LockMessage extends Claim {
  readonly type: 'want' | 'busy' | 'free'
  /** In a `busy` message: the page that asked for the lock. */
  readonly to?: string | undefined
}

/**
 * One holder at a time across all pages of the origin that can reach each other, for browsers
 * without locks for them: a page requests the lock, and takes it unless another objects.
 */
export function channelLock(tabs: TabChannel): Lock {
  const inPage = queueLock()
  const channel = topicChannel<LockMessage>(tabs, TOPIC)
  const by = crypto.randomUUID()
  const mine = new Map<string, Claim & { isHeld?: true }>()
  const listeners = new Set<(message: LockMessage) => void>()
  const post = (type: LockMessage['type'], { name, at }: Claim, to?: string) =>
    channel.post({ type, name, at, by, to })

  let stop: (() => void) | undefined
  const listen = () =>
    (stop ??= channel.subscribe(message => {
      const own = mine.get(message.name)
      const isFirst = own && (own.isHeld || isBefore(own, message))
      if (message.type === 'want' && isFirst) post('busy', own, message.by)
      for (const listener of listeners) listener(message)
    }))

  async function claim(own: Claim, waitMs: number): Promise<void> {
    listen()
    mine.set(own.name, own)
    const until = Date.now() + waitMs
    do {
      const objection = awaitObjection(listeners, own, until - Date.now())
      post('want', own)
      if (!(await objection)) break
    } while (Date.now() < until)
    mine.set(own.name, { ...own, isHeld: true })
  }

  return (name, work, { waitMs }) =>
    inPage(
      name,
      async () => {
        const own = { name, at: Date.now(), by }
        await claim(own, waitMs)
        try {
          return await work()
        } finally {
          mine.delete(name)
          post('free', own)
        }
      },
      { waitMs },
    )
}

/** Resolves to true if another page objected, as soon as that one is done. */
function awaitObjection(
  listeners: Set<(message: LockMessage) => void>,
  { name, by }: Claim,
  leftMs: number,
): Promise<boolean> {
  return new Promise(resolve => {
    let isBusy = false
    const end = () => {
      listeners.delete(listener)
      clearTimeout(timer)
      resolve(isBusy)
    }
    const listener = (message: LockMessage) => {
      if (message.name !== name) return
      if (message.type === 'free' && isBusy) end()
      if (message.type !== 'busy' || message.to !== by || isBusy) return
      isBusy = true
      clearTimeout(timer)
      timer = setTimeout(end, Math.min(AGAIN_MS, leftMs))
    }
    let timer = setTimeout(end, Math.min(CLAIM_MS, leftMs))
    listeners.add(listener)
  })
}

function isBefore(one: Claim, other: Claim): boolean {
  return one.at === other.at ? one.by < other.by : one.at < other.at
}
