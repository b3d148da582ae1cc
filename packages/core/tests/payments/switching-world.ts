import {
  createSession,
  createSixpence,
  isSixpenceError,
  type PaymentIntent,
  type PaymentOrder,
  type Sixpence,
} from '../../src/index.ts'
import { isFinal } from '../../src/payments/index.ts'
import type { Platform, RecordStorage } from '../../src/platform/index.ts'
import { fakeBrowser } from './fake-browser.ts'
import { CODE, HttpPaymentBank, type ActingUser } from './http-payment-bank.ts'
import { ownTransfer, p2pTransfer } from './payment-orders.ts'
import { type Random, seededRandom } from './seeded-random.ts'
import { VirtualTime } from './virtual-time.ts'

const USERS = ['ada', 'ben']
const COMPANIES = ['bolt', 'corp']
const ACTIONS_EACH = 30

/** The switches that happen while payments are in progress. */
export interface Schedule {
  readonly seed: number
  readonly tabs: number
  readonly switches: 'acting' | 'user' | 'both'
}

/** Violations, by type. */
export interface Wrong {
  /** Orders, approvals and new codes sent for a customer other than the reviewed one. */
  readonly strayed: readonly string[]
  /** Records of `refused`, or of payments ready to be sent again, that the bank had accepted. */
  readonly misjudged: readonly string[]
  readonly movedTwice: readonly string[]
  /** Settled in the journal without a movement, or the other way round. */
  readonly lost: readonly string[]
  readonly unresolved: readonly string[]
}

type Payments = Sixpence['payments']

interface Tab extends Sixpence {
  readonly signInAs: (userId: string) => Promise<void>
}

/**
 * One browser with several tabs, in which payments are made while the user acts for others in turn
 * and another user signs in.
 */
export class SwitchingWorld {
  readonly misjudged: string[] = []
  readonly #time = new VirtualTime()
  readonly #random: Random
  readonly #bank: HttpPaymentBank
  readonly #schedule: Schedule
  readonly #tabs: readonly Tab[]
  /** The customer each payment was reviewed for, by its key. */
  readonly #reviewed = new Map<string, ActingUser>()
  #amount = 0

  constructor(schedule: Schedule) {
    this.#schedule = schedule
    this.#random = seededRandom(schedule.seed)
    this.#bank = new HttpPaymentBank(this.#time, this.#random)
    const browser = fakeBrowser(this.#time, this.#random)
    this.#tabs = Array.from({ length: schedule.tabs }, () => {
      const { platform } = browser.openTab()
      return this.#open(platform)
    })
  }

  /** Runs the schedule, then brings every customer back until everything is known. */
  async run() {
    const [first] = this.#tabs
    if (first) await this.#time.until(first.signInAs('ada'))
    const actors = this.#tabs.flatMap(tab => [
      this.#pay(tab),
      this.#pay(tab),
      ...(this.#schedule.switches === 'user' ? [] : [this.#switchActing(tab)]),
    ])
    if (this.#schedule.switches !== 'acting') actors.push(this.#switchUsers())
    await this.#time.until(Promise.all(actors))
    this.#bank.isFaulty = false
    await this.#time.pass(120_000)
    const journals = await this.#time.until(this.#comeBack())
    for (const tab of this.#tabs) tab.dispose()
    return { wrong: this.#audit(journals), moved: this.#bank.ledger.length }
  }

  #open(tab: Platform): Tab {
    const platform = {
      ...tab,
      fetch: this.#bank.fetch,
      storage: this.#watched(tab.storage),
      openSocket: silentSocket,
    }
    const options = { api: 'https://bank.example', platform, idleLimitMs: Infinity }
    const session = createSession(options)
    const signIn = (userId: string) => session.begin(this.#bank.signIn(userId))
    return { ...createSixpence({ ...options, session }), signInAs: signIn }
  }

  /** Checks every record of a payment as it is written. */
  #watched(storage: RecordStorage): RecordStorage {
    return {
      ...storage,
      update: async <Value>(key: string, change: (now: Value | undefined) => Value | undefined) =>
        storage.update<Value>(key, current => {
          const next = change(current)
          this.#judge(intentOf(current), intentOf(next))
          return next
        }),
    }
  }

  #judge(before: PaymentIntent | undefined, after: PaymentIntent | undefined): void {
    if (!after || before?.status === after.status) return
    const isFree = after.status === 'reviewed' && after.sentAt !== undefined
    const status = this.#taken(after.id)
    if (status === undefined || (after.status !== 'refused' && !isFree)) return
    this.misjudged.push(`${after.id} is called ${after.status}, and is ${status}`)
  }

  #taken(key: string) {
    const subject = this.#reviewed.get(key)
    return subject && this.#bank.statusOf(subject.customerId, key)
  }

  async #pay(tab: Sixpence): Promise<void> {
    for (let at = 0; at < ACTIONS_EACH; at += 1) {
      await this.#pause(60)
      const open = tab.payments.getSnapshot().filter(intent => !isFinal(intent))
      const known = open[Math.floor(this.#random() * open.length)]
      const work = known && this.#random() < 0.6 ? this.#goOn(tab, known) : this.#begin(tab)
      await work.catch(expected)
    }
  }

  async #begin(tab: Sixpence): Promise<void> {
    const subject = subjectOf(tab)
    if (!subject) return
    const { id } = await tab.payments.review(this.#order(subject))
    this.#reviewed.set(id, subject)
    await tab.payments.send(id)
  }

  async #goOn({ payments }: Sixpence, { id, status }: PaymentIntent): Promise<void> {
    const draw = this.#random()
    if (draw < 0.2) await payments.check(id)
    else if (status === 'reviewed') await payments.send(id)
    else if (status === 'pendingApproval' && draw < 0.4) await payments.resendCode(id)
    else if (status === 'pendingApproval') await payments.approve(id, CODE)
    else await payments.check(id)
  }

  async #switchActing({ access, session }: Sixpence): Promise<void> {
    for (let at = 0; at < ACTIONS_EACH; at += 1) {
      await this.#pause(120)
      const company = this.#random() < 0.6 ? this.#pick(COMPANIES) : undefined
      if (session.getSnapshot().status !== 'signed_in') continue
      if (company === undefined) access.stop()
      else await access.actFor({ customerId: company }).catch(expected)
    }
  }

  async #switchUsers(): Promise<void> {
    for (let at = 0; at < ACTIONS_EACH / 3; at += 1) {
      await this.#pause(300)
      const tab = this.#pick(this.#tabs)
      if (this.#random() < 0.3) await tab.session.signOut()
      await tab.signInAs(this.#pick(USERS))
    }
  }

  /** Brings every user back in the first tab, for every customer, and finishes everything. */
  async #comeBack(): Promise<Map<string, PaymentIntent>> {
    const [tab] = this.#tabs
    const journals = new Map<string, PaymentIntent>()
    if (!tab) return journals
    for (const userId of USERS) {
      await tab.signInAs(userId)
      for (const customerId of [userId, ...COMPANIES]) {
        if (customerId === userId) tab.access.stop()
        else await tab.access.actFor({ customerId })
        await this.#time.sleep(200)
        await this.#finish(tab.payments)
        for (const intent of tab.payments.getSnapshot()) journals.set(intent.id, intent)
      }
    }
    return journals
  }

  async #finish(payments: Payments): Promise<void> {
    for (let look = 0; look < 5; look += 1) {
      for (const intent of payments.getSnapshot()) {
        const { id, status } = intent
        if (status === 'sent' || status === 'unknown') await payments.check(id).catch(expected)
        if (status === 'pendingApproval') await payments.approve(id, CODE).catch(expected)
        if (status === 'reviewed' && intent.payment) await payments.send(id).catch(expected)
      }
      if (payments.getSnapshot().every(isFinal)) return
      await this.#time.sleep(10_000)
    }
  }

  #audit(journals: ReadonlyMap<string, PaymentIntent>): Wrong {
    const { ledger, calls } = this.#bank
    const keys = ledger.map(({ key }) => key)
    const payloads = ledger.map(({ payload }) => payload)
    const isSettled = (key: string) => journals.get(key)?.status === 'settled'
    const settled = [...journals.keys()].filter(isSettled)
    return {
      strayed: calls.flatMap(call => this.#strayed(call)),
      misjudged: this.misjudged,
      movedTwice: [...repeated(keys), ...repeated(payloads)],
      lost: [...settled.filter(id => !keys.includes(id)), ...keys.filter(key => !isSettled(key))],
      unresolved: [...journals.values()].filter(isUnresolved).map(({ id }) => id),
    }
  }

  #strayed({ method, key, userId, customerId }: HttpPaymentBank['calls'][number]): string[] {
    const subject = this.#reviewed.get(key)
    if (!subject || (subject.userId === userId && subject.customerId === customerId)) return []
    const [right, wrong] = [
      `${subject.userId} for ${subject.customerId}`,
      `${userId} for ${customerId}`,
    ]
    return [`${method} of ${right} went out as of ${wrong}`]
  }

  #order({ customerId }: ActingUser): PaymentOrder {
    this.#amount += 1
    const amount = `${this.#amount}.00`
    const payment = this.#random() < 0.4 ? p2pTransfer(amount) : ownTransfer(amount)
    const fromAccount = `${customerId}-eur`
    // The order keeps the kind of its payment.
    return { ...payment, order: { ...payment.order, fromAccount } } as PaymentOrder
  }

  #pause(ms: number): Promise<void> {
    return this.#time.sleep(this.#random() * ms)
  }

  #pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#random() * items.length)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
}

function subjectOf({ session, access }: Sixpence): ActingUser | undefined {
  const state = session.getSnapshot()
  if (state.status !== 'signed_in') return undefined
  const { customerId, isOther } = access.getSnapshot()
  return { userId: state.userId, customerId: (isOther && customerId) || state.userId }
}

function intentOf(record: unknown): PaymentIntent | undefined {
  if (typeof record !== 'object' || record === null || !('intent' in record)) return undefined
  return record.intent as PaymentIntent // Written by the journal.
}

// A payment that was never sent, or that lost its details at a sign-out, belongs to nobody now.
const isUnresolved = (intent: PaymentIntent): boolean =>
  !isFinal(intent) && (intent.status !== 'reviewed' || intent.sentAt === undefined)

const repeated = (names: readonly string[]): readonly string[] =>
  names.filter((name, at) => names.indexOf(name) !== at)

function expected(error: unknown): void {
  if (!isSixpenceError(error)) throw error
}

const silentSocket = () => ({
  send: () => undefined,
  close: () => undefined,
  onopen: null,
  onmessage: null,
  onclose: null,
})
