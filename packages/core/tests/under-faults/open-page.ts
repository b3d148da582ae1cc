import { balanceChangedDecoder } from '@sixpence/protocol'
import { isSixpenceError, type Sixpence } from '../../src/index.ts'
import type { Account } from '../../src/accounts/index.ts'

const PAUSE_MS = 2_000

/** The notices of one tab's channel, and the balances its page shows. */
export interface Told {
  readonly customerId: string
  /** Changes of balances, by transaction and account. */
  readonly heard: readonly string[]
  /** True if it wasn't open from the beginning, or was cut off without a point to resume from. */
  readonly mayHaveMissed: boolean
  /** True if it ends up showing balances other than the bank's. */
  readonly isOld: boolean
}

/**
 * A page with the customer's accounts: it reloads after a notice of a changed balance, after a
 * reconnection, and after a failure.
 */
export class OpenPage {
  readonly #sixpence: Sixpence
  readonly #customerId: string
  readonly #heard: string[] = []
  #mayHaveMissed: boolean
  #shown: string | undefined
  #isOld = false
  #isToAsk = false
  #isAsking = false

  constructor(sixpence: Sixpence, customerId: string, isFirst: boolean) {
    this.#sixpence = sixpence
    this.#customerId = customerId
    this.#mayHaveMissed = !isFirst
    const { realtime } = sixpence
    realtime.onNotice(({ params }) => {
      const { value, faults } = balanceChangedDecoder.decode(params)
      if (faults) return
      this.#heard.push(`${value.transactionId} ${value.accountId}`)
      this.load()
    })
    realtime.onReconnected(() => {
      if (this.#heard.length === 0) this.#mayHaveMissed = true
      this.load()
    })
  }

  load(): void {
    this.#isToAsk = true
    if (!this.#isAsking) void this.#askAgain()
  }

  /** Marks that its tab has crashed. */
  end(): void {
    this.#mayHaveMissed = true
  }

  /** Waits until it shows the bank's balances and has received all notices of settled payments. */
  async catchUp(settled: readonly string[], until: number): Promise<void> {
    do {
      const holds = await this.#sixpence.accounts.list().catch(expected)
      this.#isOld = holds === undefined || balancesOf(holds) !== this.#shown
      if (!this.#isOld && (this.#mayHaveMissed || this.#hasHeard(settled))) return
      await sleep(100)
    } while (performance.now() < until)
  }

  told(): Told {
    return {
      customerId: this.#customerId,
      heard: this.#heard,
      mayHaveMissed: this.#mayHaveMissed,
      isOld: this.#isOld,
    }
  }

  #hasHeard(settled: readonly string[]): boolean {
    const transactions = new Set(this.#heard.map(one => one.split(' ')[0]))
    return settled.every(transactionId => transactions.has(transactionId))
  }

  async #askAgain(): Promise<void> {
    this.#isAsking = true
    while (this.#isToAsk) {
      this.#isToAsk = false
      const accounts = await this.#sixpence.accounts.list().catch(expected)
      if (accounts) this.#shown = balancesOf(accounts)
      else this.#isToAsk = true
      await sleep(PAUSE_MS)
    }
    this.#isAsking = false
  }
}

const sleep = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

const balancesOf = (accounts: readonly Account[]): string =>
  accounts.map(({ accountId, balance }) => `${accountId} ${balance}`).join()

function expected(error: unknown): undefined {
  if (!isSixpenceError(error)) throw error
}
