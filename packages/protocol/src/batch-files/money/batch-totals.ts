import { decimalOf, minorOf } from './minor-amount.ts'

/** The sum of a currency. */
export interface BatchTotal {
  readonly currencyCode: string
  readonly amount: string
  /** The number of rows in this currency. */
  readonly rows: number
}

interface Sum {
  rows: number
  /** Minor units that haven't been added to `minor`; always exact. */
  small: number
  minor: bigint
}

/** The sums of `BatchTotals` as plain data. */
export type TotalsState = readonly (readonly [currencyCode: string, sum: Readonly<Sum>])[]

/** Sums amounts by currency, exactly. Adding or removing one takes the same time for any number. */
export class BatchTotals {
  readonly #sums: Map<string, Sum>

  /** Goes on with the sums of others. */
  constructor(state: TotalsState = []) {
    this.#sums = new Map(state.map(([currencyCode, sum]) => [currencyCode, { ...sum }]))
  }

  /** The sums as plain data, for a copy in another thread. */
  get state(): TotalsState {
    return Array.from(this.#sums, ([currencyCode, sum]) => [currencyCode, { ...sum }])
  }

  /** Adds an amount with at most the currency's decimals. */
  add(amount: string, currencyCode: string): void {
    this.#change(currencyCode, minorOf(amount, currencyCode), 1)
  }

  /** Removes an amount that was added. */
  remove(amount: string, currencyCode: string): void {
    this.#change(currencyCode, -minorOf(amount, currencyCode), -1)
  }

  /** Adds a safe whole number of minor units. */
  addMinor(minor: number, currencyCode: string): void {
    const sum = this.#sum(currencyCode)
    sum.rows += 1
    sum.small += minor
    if (!Number.isSafeInteger(sum.small)) {
      sum.minor += BigInt(sum.small - minor) + BigInt(minor)
      sum.small = 0
    }
  }

  /** Returns the sums, in the order of their currencies. */
  get totals(): readonly BatchTotal[] {
    return [...this.#sums]
      .filter(([, { rows }]) => rows > 0)
      .map(([currencyCode, { rows, small, minor }]) => ({
        currencyCode,
        amount: decimalOf(minor + BigInt(small), currencyCode),
        rows,
      }))
      .toSorted((one, other) => (one.currencyCode < other.currencyCode ? -1 : 1))
  }

  #change(currencyCode: string, minor: bigint, rows: number): void {
    const sum = this.#sum(currencyCode)
    sum.rows += rows
    sum.minor += minor
  }

  #sum(currencyCode: string): Sum {
    let sum = this.#sums.get(currencyCode)
    if (!sum) {
      sum = { rows: 0, small: 0, minor: 0n }
      this.#sums.set(currencyCode, sum)
    }
    return sum
  }
}
