import { matchJournals, watchAudit, type Finding, type Movement } from '@sixpence/sandbox'
import type { ClientsOutcome, ClientsRun } from './drive-clients.ts'
import { PAYERS_ACCOUNTS, send, signIn } from './http-calls.ts'
import { FAULT_RULES } from './fault-rules.ts'
import type { Customer } from './new-order.ts'
import { aButton } from './repeating-payments.ts'
import { seller } from './sell.ts'
import type { TwoBanks } from './two-banks.ts'

export interface MoneyRun {
  readonly intents: number
  readonly clients: number
  readonly seed: number
  /** The clients' program: a different one if it has bugs. */
  readonly driveClients: (run: ClientsRun) => Promise<ClientsOutcome>
  /** Something that happens to the bank meanwhile. */
  readonly onPayment?: ((count: number) => void) | undefined
  /** Resolves once that is over: nothing is healed before. */
  readonly calm?: (() => Promise<unknown>) | undefined
}

/** Findings, and the number of everything. */
export interface MoneyOutcome {
  /** Differences between journals and ledger. */
  readonly findings: readonly Finding[]
  /** Keys the bank accepted for an order other than their own. */
  readonly reusedKeys: number
  /** Notices that one tab received twice, or that a permanently open tab missed. */
  readonly wrongNotices: readonly string[]
  /** Payments that left the bank and didn't arrive in time, or runs that were due and not made. */
  readonly openEnds: readonly string[]
  /** Customers whose open page shows balances other than the bank's. */
  readonly oldPages: readonly string[]
  readonly defects: readonly string[]
  readonly figures: Readonly<Record<string, number | string>>
}

/** Everything but the figures, if all is well. */
export const NOTHING_WRONG: Omit<MoneyOutcome, 'figures'> = {
  findings: [],
  reusedKeys: 0,
  wrongNotices: [],
  openEnds: [],
  oldPages: [],
  defects: [],
}

/** Lets clients pay at the bank while everything goes wrong, with an auditor running. */
export async function moneyUnderFaults(banks: TwoBanks, run: MoneyRun): Promise<MoneyOutcome> {
  const startedAt = performance.now()
  const customers = await makePeople(banks, run.clients)
  const sell = await seller(banks)
  const weeklyButton = await aButton(banks, 'weekly')
  const watch = watchAudit(() => banks.audit(), { pauseMs: 300 })
  let applied = 0
  const driving = run.driveClients({
    api: banks.api,
    customers,
    intents: run.intents,
    seed: run.seed,
    codeOf: (email, texts) => codeOf(banks, email, texts),
    openCheckout: amount => openCheckout(banks, amount),
    openInvoice: (email, amount) => openInvoice(banks, email, amount),
    sell,
    weeklyButton,
    onReady: () => banks.setFaults(bank => ({ seed: run.seed + bank * 1000, rules: FAULT_RULES })),
    onPayment: run.onPayment,
    heal: async () => {
      await run.calm?.()
      applied = await banks.countFaults()
      await banks.setFaults(() => ({ rules: [] }))
    },
  })
  const outcome = await Promise.race([driving, watch.failed])
  const reusedKeys = await reuseKeys(banks, customers, outcome)
  const openEnds = await endAll(banks, outcome)
  const audits = await watch.stop()
  const movements = await banks.movements()
  const settled = outcome.journals.filter(({ status }) => status === 'settled').length
  const payers = new Set(customers.map(({ customerId }) => customerId))
  const isPayers = ({ customerId }: Movement) => payers.has(customerId)
  const moved = movements.filter(one => isPayers(one) && one.begunBy === null).length
  return {
    findings: matchJournals(outcome.journals, movements),
    reusedKeys,
    wrongNotices: wrongNotices(outcome),
    openEnds,
    oldPages: outcome.told.filter(({ isOld }) => isOld).map(({ customerId }) => customerId),
    defects: banks.defects(),
    figures: {
      seed: run.seed,
      postgres: banks.version,
      intents: outcome.journals.length,
      settled,
      moved,
      ...outcome.settled,
      faults: applied,
      crashedTabs: outcome.crashes,
      resolvedAfterMs: outcome.resolvedAfterMs,
      shownAfterMs: outcome.shownAfterMs,
      audits,
      tookMs: Math.round(performance.now() - startedAt),
    },
  }
}

// Payouts to the second one are returned.
const CARDS = ['4242', '0404'].map(lastFour => ({
  bin: '424242',
  lastFour,
  cardBrand: 'VISA',
  holderName: 'Lena Vogt',
  expires: '2031-03',
}))

async function makePeople(banks: TwoBanks, count: number): Promise<readonly Customer[]> {
  const people: Customer[] = []
  for (let at = 0; at < count; at += 1) {
    const approval = at % 8 === 0 ? 'otp' : 'none'
    const wish = { accounts: PAYERS_ACCOUNTS, approval, externalCards: CARDS }
    people.push(await banks.ask('/people', wish))
  }
  return people
}

async function codeOf(banks: TwoBanks, email: string, texts: readonly string[]): Promise<string> {
  const messages = await banks.ask<{ body: string; code?: string }[]>(
    `/inbox?to=${encodeURIComponent(email)}`,
  )
  const found = messages.find(({ body }) => texts.every(text => body.includes(text)))
  return found?.code ?? 'none'
}

let orders = 0

/** Requests money like the seed's shop, until the bank has answered. */
async function openCheckout({ api }: TwoBanks, amount: string): Promise<string> {
  orders += 1
  const order = { orderId: `order-${orders}`, amount, currencyCode: 'EUR', description: 'Atlas' }
  const headers = { Authorization: 'Bearer sk_sandbox_munteanu_books' }
  for (;;) {
    const answer = await send(`${api}/public-api/checkout`, order, headers).catch(() => undefined)
    const text = answer?.ok ? await answer.text().catch(() => '') : ''
    const [, id] = /"id":"([^"]+)"/.exec(text) ?? []
    if (id !== undefined) return id
  }
}

/** Requests money like the bank itself; due long after any run. */
async function openInvoice(banks: TwoBanks, email: string, amount: string): Promise<string> {
  const input = { email, amount, currencyCode: 'EUR', dueDate: '2099-01-01' }
  return (await banks.ask<{ id: string }>('/invoices', input)).id
}

const DAYS_TO_THE_END = 12
const DAY_MS = 86_400_000
const ENDS_WITHIN_MS = 30_000
const MORE_FOR_EACH_MS = 10

/** Lets everything in transit arrive or return, and each repeating payment run once. */
async function endAll(
  banks: TwoBanks,
  { journals, settled }: ClientsOutcome,
): Promise<readonly string[]> {
  await banks.ask('/clock', { advanceMs: DAYS_TO_THE_END * DAY_MS })
  const keys = new Set<string | null>(journals.map(({ key }) => key))
  const until = performance.now() + ENDS_WITHIN_MS + journals.length * MORE_FOR_EACH_MS
  for (;;) {
    const { underWay } = await banks.ask<{ underWay: number }>('/audit')
    const runs = (await banks.movements()).filter(({ begunBy }) => keys.has(begunBy))
    const expected = (settled['repeated'] ?? 0) + (settled['subscription'] ?? 0) + rowsOf(journals)
    const missing = expected - runs.length
    if (underWay === 0 && missing === 0) return []
    if (performance.now() > until)
      return [`${underWay} are under way, ${missing} runs or rows are missing`]
    await new Promise(resolve => setTimeout(resolve, 300))
  }
}

/** Counts the rows of settled batches. */
const rowsOf = (journals: ClientsOutcome['journals']) =>
  journals.reduce((sum, { status, rows = 0 }) => sum + (status === 'settled' ? rows : 0), 0)

/** Sends another order under settled keys, and counts those not refused. */
async function reuseKeys(
  { api }: TwoBanks,
  customers: readonly Customer[],
  { journals }: ClientsOutcome,
): Promise<number> {
  let taken = 0
  for (const customer of customers.slice(0, 5)) {
    const isOwn = (one: { customerId: string; status: string }) =>
      one.customerId === customer.customerId && one.status === 'settled'
    const key = journals.find(isOwn)?.key
    if (key === undefined) continue
    const token = await signIn(api, customer)
    const [fromAccount, toAccount] = customer.accounts.map(({ accountId }) => accountId)
    const order = { fromAccount, toAccount, toAmount: '77.77' }
    const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': key }
    const { status } = await send(`${api}/api?betweenAccountsTransfer`, order, headers)
    if (status !== 422) taken += 1
  }
  return taken
}

function wrongNotices({ journals, told }: ClientsOutcome): readonly string[] {
  return told.flatMap(({ customerId, heard, mayHaveMissed }) => {
    const twice = heard.filter((one, at) => heard.indexOf(one) !== at)
    if (mayHaveMissed) return twice
    const transactions = new Set(heard.map(one => one.split(' ')[0]))
    const missing = journals.filter(
      payment =>
        payment.customerId === customerId &&
        payment.status === 'settled' &&
        payment.rows === undefined &&
        !transactions.has(payment.transactionId ?? ''),
    )
    return [...twice, ...missing.map(({ key }) => `${key} was not told`)]
  })
}
