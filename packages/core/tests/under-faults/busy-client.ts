import type { JournalledPayment } from '@sixpence/sandbox'
import {
  createSixpence,
  isSixpenceError,
  type PaymentIntent,
  type Sixpence,
} from '../../src/index.ts'
import { isFinal } from '../../src/payments/index.ts'
import { ABANDONED_AFTER_MS } from '../../src/payments/payment-look-up.ts'
import { memoryStorage, type RecordStorage } from '../../src/platform/index.ts'
import type { Random } from '../payments/seeded-random.ts'
import { killablePlatform, type KillablePlatform } from './killable-platform.ts'
import { newOrder, textsOfCode, type Customer, type Wish } from './new-order.ts'
import { OpenPage, type Told } from './open-page.ts'

export interface Surroundings {
  readonly api: string
  readonly customers: readonly Customer[]
  readonly random: Random
  /** Returns the code sent to an address in a message that contains all these texts. */
  readonly codeOf: (email: string, texts: readonly string[]) => Promise<string>
  readonly openCheckout: Wish['openCheckout']
  readonly openInvoice: Wish['openInvoice']
  readonly sell: Wish['sell']
  readonly weeklyButton: Wish['weeklyButton']
}

interface Tab {
  readonly sixpence: Sixpence
  readonly device: KillablePlatform
  readonly page: OpenPage
}

const sleep = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

// Share of payments that crash the tab: as many before they leave as after their answer.
const CRASHES = 0.02
const COMES_BACK_AT_ONCE = 0.25
const WAIT_MS = 1_500
const PRESSES = 20
const DEAD = Symbol('dead')
/** Handing in a batch moves nothing. */
const MOVES = /[?]((?!p2pMass)\w+Transfer|checkoutPay|invoicePay|refundPay|batchSubmit)$/

/** One customer on one device, whose tabs crash now and then, and who doesn't give up. */
export class BusyClient {
  readonly customer: Customer
  readonly #around: Surroundings
  readonly #records: RecordStorage = memoryStorage()
  readonly #tabs: Tab[] = []
  #tab: Tab
  #paid = 0
  #mayCrash = true

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
    await this.#tab.sixpence.signIn.start({ username, password })
    await this.#show()
  }

  /** Reviews a payment and presses send until it is over, or its outcome stays unknown for a while. */
  async pay(): Promise<void> {
    const { customers: others, ...around } = this.#around
    this.#paid += 1
    const wish = { ...around, customer: this.customer, others, at: this.#paid }
    const { id } = await patiently(async () => {
      const { sixpence } = this.#tab
      return sixpence.payments.review(await newOrder(sixpence, wish))
    })
    await this.#see(id)
  }

  /**
   * Returns to everything unresolved until it is resolved, or time is up. Returns how long the last
   * one stayed open, counted from now, or from the earliest moment at which a payment sent by a
   * crashed tab can be judged.
   */
  async finish(patienceMs: number): Promise<number> {
    this.#mayCrash = false
    this.#tab.device.comeBack()
    const open = this.#intents().filter(intent => !isFinal(intent))
    return Math.max(0, ...(await Promise.all(open.map(one => this.#finish(one, patienceMs)))))
  }

  /** Reconnects to the channel, and waits until the page shows the bank's balances. */
  async listen(patienceMs: number): Promise<void> {
    const until = performance.now() + patienceMs
    this.#tab.device.comeBack()
    const settled = this.journal().flatMap(({ transactionId }) => transactionId ?? [])
    await this.#tab.page.catchUp(settled, until)
  }

  journal(): JournalledPayment[] {
    return this.#intents().map(({ id, status, transactionId, payment: order }) => {
      const rows = order?.kind === 'batch' ? order.shown.rowCount : undefined
      const payment = { customerId: this.customer.customerId, key: id, status, rows }
      return transactionId === undefined ? payment : { ...payment, transactionId }
    })
  }

  /** Returns the kind of each settled payment; `repeated` and `subscription` for repeating ones. */
  settledKinds(): readonly string[] {
    const settled = this.#intents().filter(({ status }) => status === 'settled')
    return settled.flatMap(({ payment }) => {
      if (payment?.kind === 'checkout' && payment.shown.subscription) return 'subscription'
      if (payment?.kind !== 'ownTransfer') return payment?.kind ?? []
      return payment.order.subscriptionFrequency ? 'repeated' : payment.kind
    })
  }

  /** Returns the notices each tab's channel delivered. */
  told(): readonly Told[] {
    return this.#tabs.map(({ page }) => page.told())
  }

  leave(): void {
    for (const { sixpence } of this.#tabs) sixpence.dispose()
  }

  #open(): Tab {
    const { api, random } = this.#around
    const { customerId } = this.customer
    const device = killablePlatform(this.#records, (url, answer) => {
      const isOnItsWay = MOVES.test(url) && (answer === undefined || answer.status === 200)
      return this.#mayCrash && isOnItsWay && random() < CRASHES
    })
    const sixpence = createSixpence({ api, platform: device.platform, idleLimitMs: Infinity })
    const isFirst = this.#tabs.length === 0
    const tab = { sixpence, device, page: new OpenPage(sixpence, customerId, isFirst) }
    this.#tabs.push(tab)
    return tab
  }

  /** Opens the page: changes from now on are delivered. */
  async #show(): Promise<void> {
    const { page, sixpence } = this.#tab
    const { realtime } = sixpence
    await whenever(realtime.subscribe, () => realtime.getSnapshot() === 'open')
    page.load()
  }

  readonly #intents = (): readonly PaymentIntent[] => this.#tab.sixpence.payments.getSnapshot()

  /** Presses send, submits the code, and presses again if the bank doesn't know the payment. */
  async #see(id: string): Promise<void> {
    for (let presses = 0; presses < PRESSES; presses += 1) {
      const tab = this.#tab
      const known = await Promise.race([
        press(tab.sixpence, id),
        tab.device.died.then((): typeof DEAD => DEAD),
      ])
      if (known === undefined) return
      if (known === DEAD) {
        await this.#restart()
        // A customer who gives up returns once all is well again.
        if (this.#around.random() > COMES_BACK_AT_ONCE) return
      } else if (known.status === 'pendingApproval') await this.#approve(known)
      else if (known.status !== 'reviewed') return
    }
  }

  async #finish({ id, status, sentAt }: PaymentIntent, patienceMs: number): Promise<number> {
    const begunAt = performance.now()
    const isOfCrashed = status === 'sent' && sentAt !== undefined
    const leftMs = isOfCrashed ? sentAt + ABANDONED_AFTER_MS - Date.now() : 0
    const countedFrom = begunAt + Math.max(0, leftMs)
    const isOver = () => this.#intents().every(one => one.id !== id || isFinal(one))
    while (performance.now() < countedFrom + patienceMs) {
      await this.#tab.sixpence.payments.check(id).catch(expected)
      await this.#see(id)
      if (isOver()) break
      await sleep(100)
    }
    return performance.now() - countedFrom
  }

  async #approve({ id, payment }: PaymentIntent): Promise<void> {
    if (!payment) return
    const code = await this.#around.codeOf(this.customer.email, textsOfCode(payment))
    const { payments } = this.#tab.sixpence
    await Promise.race([payments.approve(id, code).catch(expected), this.#tab.device.died])
  }

  /** Opens the bank again on the same device, with the session and the journal still there. */
  async #restart(): Promise<void> {
    this.#tab.page.end()
    this.#tab = this.#open()
    const { session, payments } = this.#tab.sixpence
    await whenever(session.subscribe, () => session.getSnapshot().status !== 'restoring')
    if (session.getSnapshot().status === 'signed_out') await patiently(() => this.signIn())
    const hasLoaded = whenever(payments.subscribe, () => payments.getSnapshot().length > 0)
    await Promise.race([hasLoaded, sleep(WAIT_MS)])
    void this.#show()
  }
}

/** Returns a payment's state a while after send was pressed; undefined if it isn't known. */
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

/** Retries, as people do while the network is bad. */
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
