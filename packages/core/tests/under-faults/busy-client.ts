import { balanceChangedSchema } from '@sixpence/protocol'
import type { JournalledPayment } from '@sixpence/sandbox'
import {
  createSixpence,
  isFinal,
  isSixpenceError,
  type PaymentIntent,
  type Sixpence,
} from '../../src/index.ts'
import { memoryStorage, type RecordStorage } from '../../src/platform/index.ts'
import type { Random } from '../payments/seeded-random.ts'
import { killablePlatform, type KillablePlatform } from './killable-platform.ts'
import { newOrder, type Customer } from './new-order.ts'

export interface Surroundings {
  readonly api: string
  readonly customers: readonly Customer[]
  readonly random: Random
  /** The code that came to an address with a message that holds all these texts. */
  readonly codeOf: (email: string, texts: readonly string[]) => Promise<string>
}

/** What one tab's channel told. */
export interface Told {
  readonly customerId: string
  /** Changes of balances, as transaction and account. */
  readonly heard: string[]
  /** It was not there from the beginning, or was cut off with nothing to go on from. */
  mayHaveMissed: boolean
}

interface Tab {
  readonly sixpence: Sixpence
  readonly device: KillablePlatform
  readonly told: Told
}

const sleep = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

const CRASHES = 0.03
const WAIT_MS = 1_500
const PRESSES = 20
const LAST_NOTICES_MS = 1_000
const BACK_MS = 35_000
const DEAD = Symbol('dead')
const MOVES = /[?](betweenAccountsTransfer|p2pTransfer)$/

/** One customer at one device, whose tabs crash now and then, and who does not give up. */
export class BusyClient {
  readonly customer: Customer
  readonly #around: Surroundings
  readonly #records: RecordStorage = memoryStorage()
  readonly #tabs: Tab[] = []
  #tab: Tab
  #paid = 0

  constructor(customer: Customer, around: Surroundings) {
    this.customer = customer
    this.#around = around
    this.#tab = this.#open()
  }

  get crashes(): number {
    return this.#tabs.length - 1
  }

  async signIn(): Promise<void> {
    const { email: username, password } = this.customer
    const { signIn, realtime } = this.#tab.sixpence
    await signIn.start({ username, password })
    await whenever(realtime.subscribe, () => realtime.getSnapshot() === 'open')
  }

  /** Reviews a payment and presses send until it is over, or nobody knows for a while. */
  async pay(): Promise<void> {
    const { random, customers } = this.#around
    this.#paid += 1
    const wish = { customer: this.customer, others: customers, random, at: this.#paid }
    const { id } = await patiently(async () => {
      const { transfers, payments } = this.#tab.sixpence
      return payments.review(await newOrder(transfers, wish))
    })
    await this.#see(id)
  }

  /** Comes back to all that is open until nothing is, or the time is up. */
  async finish(until: number): Promise<void> {
    this.#tab.device.comeBack()
    while (performance.now() < until) {
      const open = this.#intents().filter(intent => !isFinal(intent))
      if (open.length === 0) return
      for (const { id } of open) await this.#comeBackTo(id)
      await sleep(100)
    }
  }

  /** Comes back to the channel, and waits until what it missed has been told. */
  async listen(): Promise<void> {
    this.#tab.device.comeBack()
    const { realtime } = this.#tab.sixpence
    const isOpen = whenever(realtime.subscribe, () => realtime.getSnapshot() === 'open')
    await Promise.race([isOpen, sleep(BACK_MS)])
    await sleep(LAST_NOTICES_MS)
  }

  journal(): JournalledPayment[] {
    return this.#intents().map(({ id, status, transactionId }) => {
      const payment = { customerId: this.customer.customerId, key: id, status }
      return transactionId === undefined ? payment : { ...payment, transactionId }
    })
  }

  /** What each tab's channel told. */
  told(): readonly Told[] {
    return this.#tabs.map(({ told }) => told)
  }

  leave(): void {
    for (const { sixpence } of this.#tabs) sixpence.dispose()
  }

  #open(): Tab {
    const { api, random } = this.#around
    const device = killablePlatform(
      this.#records,
      (url, { status }) => MOVES.test(url) && status === 200 && random() < CRASHES,
    )
    const sixpence = createSixpence({ api, platform: device.platform, idleLimitMs: Infinity })
    const told = this.#listen(sixpence)
    const tab = { sixpence, device, told }
    this.#tabs.push(tab)
    return tab
  }

  #listen({ realtime }: Sixpence): Told {
    const { customerId } = this.customer
    const told: Told = { customerId, heard: [], mayHaveMissed: this.#tabs.length > 0 }
    realtime.onNotice(({ params }) => {
      const { success, data } = balanceChangedSchema.safeParse(params)
      if (success) told.heard.push(`${data.transactionId} ${data.accountId}`)
    })
    realtime.onReconnected(() => {
      if (told.heard.length === 0) told.mayHaveMissed = true
    })
    return told
  }

  readonly #intents = (): readonly PaymentIntent[] => this.#tab.sixpence.payments.getSnapshot()

  /** Presses send, hands in the code, and presses again what the bank knows nothing of. */
  async #see(id: string): Promise<void> {
    for (let presses = 0; presses < PRESSES; presses += 1) {
      const tab = this.#tab
      const known = await Promise.race([
        press(tab.sixpence, id),
        tab.device.died.then((): typeof DEAD => DEAD),
      ])
      if (known === undefined) return
      if (known === DEAD) await this.#restart()
      else if (known.status === 'pendingApproval') await this.#approve(known)
      else if (known.status !== 'reviewed') return
    }
  }

  async #comeBackTo(id: string): Promise<void> {
    const { payments } = this.#tab.sixpence
    await payments.check(id).catch(expected)
    await this.#see(id)
  }

  async #approve({ id, payment }: PaymentIntent): Promise<void> {
    if (payment?.kind !== 'p2pTransfer') return
    const texts = [` ${payment.order.amount} EUR `, payment.order.toEmail]
    const code = await this.#around.codeOf(this.customer.email, texts)
    const { payments } = this.#tab.sixpence
    await Promise.race([payments.approve(id, code).catch(expected), this.#tab.device.died])
  }

  /** Opens the bank again on the same device: the session is there, and so is the journal. */
  async #restart(): Promise<void> {
    this.#tab.told.mayHaveMissed = true
    this.#tab = this.#open()
    const { session, payments } = this.#tab.sixpence
    await whenever(session.subscribe, () => session.getSnapshot().status !== 'restoring')
    if (session.getSnapshot().status === 'signed_out') await patiently(() => this.signIn())
    const hasLoaded = whenever(payments.subscribe, () => payments.getSnapshot().length > 0)
    await Promise.race([hasLoaded, sleep(WAIT_MS)])
  }
}

/** Where a payment stands after send was pressed and a while; undefined when nobody knows of it. */
async function press({ payments }: Sixpence, id: string): Promise<PaymentIntent | undefined> {
  await payments.send(id).catch(expected)
  const find = () => payments.getSnapshot().find(intent => intent.id === id)
  await whenever(payments.subscribe, () => find()?.status !== 'sent')
  const isKnown = whenever(payments.subscribe, () => find()?.status !== 'unknown')
  await Promise.race([isKnown, sleep(WAIT_MS)])
  return find()
}

function whenever(
  subscribe: (listener: () => void) => () => void,
  isSo: () => boolean,
): Promise<void> {
  return new Promise(resolve => {
    let leave: () => void = () => undefined
    const look = () => {
      if (!isSo()) return
      leave()
      resolve()
    }
    leave = subscribe(look)
    look()
  })
}

/** Again and again, as people do while the network is bad. */
export async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === 100) throw error
      expected(error)
      await sleep(20)
    }
  }
}

function expected(error: unknown): undefined {
  if (!isSixpenceError(error)) throw error
}
