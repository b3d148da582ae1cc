import { memoryStorage } from './memory-storage.ts'
import type { RecordStorage, TabChannel } from '../platform.ts'
import { topicChannel } from '../channels/topic-channel.ts'

/** The time a new page waits for the records of others. */
const ANSWER_MS = 200

/** The later write wins; of two simultaneous ones, the same one everywhere. */
interface Version {
  readonly count: number
  readonly by: string
}

interface Entry extends Version {
  readonly key: string
  /** Undefined if deleted. */
  readonly value: unknown
}

type RecordsMessage =
  | { readonly type: 'ask' }
  | { readonly type: 'know'; readonly entries: readonly Entry[] }

/**
 * Keeps records in memory, synchronised between all pages of the origin that can reach each other.
 * Where a browser allows no storage, as in frames on third-party pages, records live as long as one
 * such page. Every page of the origin receives each write, as with shared storage.
 */
export function sharedMemoryStorage(
  tabs: TabChannel,
  known: Iterable<readonly [key: string, value: unknown]> = [],
  name = 'sixpence',
): RecordStorage {
  const memory = memoryStorage()
  const by = crypto.randomUUID()
  const entries = new Map<string, Entry>()
  let count = 0

  const channel = topicChannel<RecordsMessage>(tabs, `${name}/records`)
  const write = (entry: Entry) => {
    entries.set(entry.key, entry)
    return memory.update(entry.key, () => entry.value)
  }
  const learn = (entry: Entry) => {
    const mine = entries.get(entry.key)
    count = Math.max(count, entry.count)
    if (!mine || isLater(entry, mine)) void write(entry)
  }
  for (const [key, value] of known) void write({ key, value, count, by })

  let answered: () => void = () => undefined
  channel.subscribe(message => {
    if (message.type === 'ask') {
      return void (
        entries.size > 0 && channel.post({ type: 'know', entries: [...entries.values()] })
      )
    }
    for (const entry of message.entries) learn(entry)
    answered()
  })
  const ready = new Promise<void>(resolve => {
    answered = resolve
    setTimeout(resolve, ANSWER_MS)
  })
  channel.post({ type: 'ask' })

  return {
    read: key => ready.then(() => memory.read(key)),
    list: prefix => ready.then(() => memory.list(prefix)),
    isDurable: async () => false,
    async update(key, change) {
      await ready
      const value = await memory.update(key, change)
      count += 1
      const entry = { key, value, count, by }
      entries.set(key, entry)
      channel.post({ type: 'know', entries: [entry] })
      return value
    },
  }
}

function isLater(one: Version, other: Version): boolean {
  return one.count === other.count ? one.by > other.by : one.count > other.count
}
