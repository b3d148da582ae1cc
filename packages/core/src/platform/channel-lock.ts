import type { Lock, TabChannel } from './platform.ts'
import { queueLock } from './queue-lock.ts'
import { topicChannel } from './topic-channel.ts'

/** How long others have to object: a message to a page of the same browser takes a few. */
const CLAIM_MS = 30
/** Whoever held it may have gone without a word. */
const AGAIN_MS = 250
const TOPIC = 'sixpence/lock'

interface Claim {
  readonly name: string
  readonly at: number
  readonly by: string
}

interface Said extends Claim {
  readonly type: 'want' | 'busy' | 'free'
  /** Of a `busy`: who asked. */
  readonly to?: string | undefined
}

/**
 * One holder at a time in all pages of the origin that can hear each other, where the browser has
 * no locks for them: who wants in says so, and goes in unless somebody was there before.
 */
export function channelLock(tabs: TabChannel): Lock {
  const inPage = queueLock()
  const channel = topicChannel<Said>(tabs, TOPIC)
  const by = crypto.randomUUID()
  const mine = new Map<string, Claim & { isHeld?: true }>()
  const heard = new Set<(said: Said) => void>()
  const say = (type: Said['type'], { name, at }: Claim, to?: string) =>
    channel.post({ type, name, at, by, to })

  let stop: (() => void) | undefined
  const listen = () =>
    (stop ??= channel.subscribe(said => {
      const own = mine.get(said.name)
      const isFirst = own && (own.isHeld || isBefore(own, said))
      if (said.type === 'want' && isFirst) say('busy', own, said.by)
      for (const hear of heard) hear(said)
    }))

  async function claim(own: Claim, waitMs: number): Promise<void> {
    listen()
    mine.set(own.name, own)
    const until = Date.now() + waitMs
    do {
      const objection = hearObjection(heard, own, until - Date.now())
      say('want', own)
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
          say('free', own)
        }
      },
      { waitMs },
    )
}

/** Whether somebody was there before; answers as soon as they are through. */
function hearObjection(
  heard: Set<(said: Said) => void>,
  { name, by }: Claim,
  leftMs: number,
): Promise<boolean> {
  return new Promise(resolve => {
    let isBusy = false
    const end = () => {
      heard.delete(hear)
      clearTimeout(timer)
      resolve(isBusy)
    }
    const hear = (said: Said) => {
      if (said.name !== name) return
      if (said.type === 'free' && isBusy) end()
      if (said.type !== 'busy' || said.to !== by || isBusy) return
      isBusy = true
      clearTimeout(timer)
      timer = setTimeout(end, Math.min(AGAIN_MS, leftMs))
    }
    let timer = setTimeout(end, Math.min(CLAIM_MS, leftMs))
    heard.add(hear)
  })
}

function isBefore(one: Claim, other: Claim): boolean {
  return one.at === other.at ? one.by < other.by : one.at < other.at
}
