import { callListeners, type DiagnosticListener } from '../../errors/index.ts'
import type { Subject } from '../../http/index.ts'
import type { Platform, RecordStorage } from '../../platform/index.ts'
import { type JournalEntry, paymentsPrefix } from './journal-entry.ts'
import type { PaymentIntent } from '../payment-intent.ts'
import { afterSignOut, isOutdated } from '../rules/payment-retention.ts'

interface JournalOptions {
  readonly platform: Pick<Platform, 'storage' | 'tabs' | 'clock'>
  readonly namespace: string
  readonly onDiagnostic?: DiagnosticListener | undefined
}

type Change = (current: JournalEntry | undefined) => JournalEntry | undefined

/**
 * Records payments before and after each step, shared by the tabs of one device. If the device
 * refuses to keep records, continues in memory and reports that.
 */
export class PaymentJournal {
  #owner: Subject | undefined
  #isDurable = true
  #known = new Map<string, JournalEntry>()
  #snapshot: readonly PaymentIntent[] = []
  readonly #listeners = new Set<() => void>()
  readonly #onDiagnostic: DiagnosticListener
  readonly #platform: JournalOptions['platform']
  readonly #storage: RecordStorage
  readonly #prefix: string
  readonly #leaveTabs: () => void

  constructor({ platform, namespace, onDiagnostic = () => undefined }: JournalOptions) {
    this.#platform = platform
    this.#onDiagnostic = onDiagnostic
    this.#prefix = paymentsPrefix(namespace)
    this.#storage = platform.storage
    this.#leaveTabs = platform.tabs.subscribe(message => {
      if (isTabMessage(message, this.#prefix)) void this.#readAgain(message.key)
    })
  }

  /**
   * The owner of the payments: the signed-in user and the customer they act for. Undefined while no
   * one is signed in.
   */
  get owner(): Subject | undefined {
    return this.#owner
  }

  readonly getSnapshot = (): readonly PaymentIntent[] => this.#snapshot

  readonly isDurable = (): boolean => this.#isDurable

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Switches to another customer, or to nobody. */
  async turnTo(owner: Subject | undefined): Promise<void> {
    this.#owner = owner
    this.#known = new Map()
    this.#tell()
    await this.#checkDurability()
    if (owner !== undefined) await this.load(owner)
  }

  /** Reads all of a customer's payments and deletes outdated ones. */
  async load(owner: Subject): Promise<readonly JournalEntry[]> {
    const records = await this.#storage.list<JournalEntry>(this.#key(owner, ''))
    const now = this.#platform.clock.now()
    const kept: JournalEntry[] = []
    for (const [key, entry] of records) {
      if (isOutdated(entry.intent, now)) await this.#storage.update(key, () => undefined)
      else kept.push(entry)
    }
    for (const entry of kept) this.#learn(owner, entry)
    this.#tell()
    return kept
  }

  async read(owner: Subject, id: string): Promise<JournalEntry | undefined> {
    const entry = await this.#storage.read<JournalEntry>(this.#key(owner, id))
    if (entry !== undefined) this.#learn(owner, entry)
    this.#tell()
    return entry
  }

  /**
   * Writes a new entry, unless another tab was faster. Returns false, and writes nothing, if its
   * customer is no longer signed in.
   */
  async open(owner: Subject, intent: PaymentIntent): Promise<boolean> {
    const entry = { intent, revision: 0, attempt: undefined, checkedAt: 0 }
    const open: Change = current => (this.#isTurnedTo(owner) ? (current ?? entry) : current)
    const written = await this.#write(owner, intent.id, open)
    return written !== undefined && this.#isTurnedTo(owner)
  }

  /**
   * Changes an entry atomically and returns the result. For a user who is no longer signed in,
   * writes no details, and deletes the entry if it was never sent.
   */
  async update(
    owner: Subject,
    id: string,
    change: (current: JournalEntry) => JournalEntry | undefined,
  ): Promise<JournalEntry | undefined> {
    return this.#write(owner, id, current => {
      if (current === undefined) return undefined
      const next = change(current)
      if (next === undefined || next === current) return next
      const intent = this.#isOfUser(owner.userId) ? next.intent : afterSignOut(next.intent)
      return intent && { ...next, intent, revision: current.revision + 1 }
    })
  }

  close(): void {
    this.#leaveTabs()
    this.#listeners.clear()
  }

  async #write(owner: Subject, id: string, change: Change): Promise<JournalEntry | undefined> {
    const key = this.#key(owner, id)
    let before: JournalEntry | undefined
    const entry = await this.#storage.update<JournalEntry>(key, current => {
      before = current
      return change(current)
    })
    if (entry !== undefined) this.#learn(owner, entry)
    else if (this.#isTurnedTo(owner)) this.#known.delete(id)
    this.#tell()
    if (entry?.intent !== before?.intent) this.#platform.tabs.post({ type: TAB_MESSAGE, key })
    await this.#checkDurability()
    return entry
  }

  async #readAgain(key: string): Promise<void> {
    const owner = this.#owner
    if (owner === undefined || !key.startsWith(this.#key(owner, ''))) return
    const id = key.slice(this.#key(owner, '').length)
    const entry = await this.read(owner, id)
    if (entry !== undefined || !this.#isTurnedTo(owner)) return
    this.#known.delete(id)
    this.#tell()
  }

  #isOfUser(userId: string | undefined): boolean {
    return this.#owner !== undefined && this.#owner.userId === userId
  }

  #isTurnedTo({ key }: Subject): boolean {
    return this.#owner?.key === key
  }

  #learn(owner: Subject, entry: JournalEntry): void {
    if (!this.#isTurnedTo(owner)) return
    const known = this.#known.get(entry.intent.id)
    if (known !== undefined && known.revision >= entry.revision) return
    this.#known.set(entry.intent.id, entry)
  }

  #tell(): void {
    const intents = Array.from(this.#known.values(), entry => entry.intent)
    const next = intents.toSorted((a, b) => b.createdAt - a.createdAt)
    const old = this.#snapshot
    if (next.length === old.length && next.every((intent, at) => intent === old[at])) return
    this.#snapshot = next
    this.#callListeners()
  }

  /** The platform's storage falls back to memory by itself; the customer has to know. */
  async #checkDurability(): Promise<void> {
    if (!this.#isDurable || (await this.#storage.isDurable())) return
    if (!this.#isDurable) return
    this.#isDurable = false
    this.#callListeners()
  }

  /** An exception in a listener must not stop a payment half-way. */
  #callListeners(): void {
    void callListeners(this.#listeners, [], this.#onDiagnostic)
  }

  #key(owner: Subject, id: string): string {
    return `${this.#prefix}${owner.key}/${id}`
  }
}

const TAB_MESSAGE = 'sixpence.payment'

function isTabMessage(message: unknown, prefix: string): message is { key: string } {
  if (typeof message !== 'object' || message === null) return false
  if (!('type' in message) || !('key' in message) || message.type !== TAB_MESSAGE) return false
  return typeof message.key === 'string' && message.key.startsWith(prefix)
}
