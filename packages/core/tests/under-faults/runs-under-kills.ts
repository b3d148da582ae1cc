import type { Movement } from '@sixpence/sandbox'
import type { Customer } from './new-order.ts'
import type { TwoBanks } from './two-banks.ts'

export interface RunsUnderKills {
  readonly subscriptions: number
  /** Of each, the payment it begins with included. */
  readonly payments: number
  /** After which parts of all runs a process is killed, one process after the other. */
  readonly killsAt: readonly number[]
}

/** What became of the runs. */
export interface RunsOutcome {
  /** How many runs were made when a process was killed. */
  readonly madeAtKills: readonly number[]
  /** Runs of each payment that repeats itself, by how many there are of it. */
  readonly made: ReadonlyMap<string, readonly string[]>
  readonly tookMs: number
}

const WEEK_MS = 7 * 86_400_000
const LEAST_PAUSE_MS = 100
/** So long without another run, and no more are expected. */
const STALLED_MS = 30_000
const OF_EACH = 2

/** Lets payments repeat themselves in two processes that are killed while all runs are due at once. */
export async function runsUnderKills(banks: TwoBanks, wish: RunsUnderKills): Promise<RunsOutcome> {
  const begun = await beginAll(banks, wish)
  const startedAt = performance.now()
  await banks.ask('/clock', { advanceMs: wish.payments * WEEK_MS })
  const madeAtKills = await killMeanwhile(banks, wish)
  const tookMs = Math.round(performance.now() - startedAt)
  const made = new Map<string, string[]>(begun.map(key => [key, []]))
  for (const { begunBy, key } of await runsMade(banks)) {
    made.set(begunBy, [...(made.get(begunBy) ?? []), key ?? 'none'])
  }
  return { madeAtKills, made, tookMs }
}

/** Waits until all runs are made, or no more of them are; answers how many there were at each kill. */
async function killMeanwhile(
  banks: TwoBanks,
  { subscriptions, payments, killsAt }: RunsUnderKills,
): Promise<readonly number[]> {
  const due = subscriptions * (payments - 1)
  const madeAtKills: number[] = []
  const restarts: Promise<number>[] = []
  let last = { count: 0, at: performance.now() }
  do {
    // Looking at all of them takes the longer the more there are.
    await new Promise(resolve => setTimeout(resolve, Math.max(LEAST_PAUSE_MS, due / 10)))
    const { length: count } = await runsMade(banks)
    if (count > last.count) last = { count, at: performance.now() }
    const next = due * (killsAt[restarts.length] ?? Infinity)
    if (count < next || count >= due) continue
    madeAtKills.push(count)
    restarts.push(banks.killOne(restarts.length % 2))
  } while (last.count < due && performance.now() - last.at < STALLED_MS)
  await Promise.all(restarts)
  return madeAtKills
}

interface Run extends Movement {
  readonly begunBy: string
}

async function runsMade(banks: TwoBanks): Promise<readonly Run[]> {
  const isRun = (movement: Movement): movement is Run => movement.begunBy !== null
  return (await banks.movements()).filter(isRun)
}

async function beginAll(
  banks: TwoBanks,
  { subscriptions, payments }: Omit<RunsUnderKills, 'killsAt'>,
): Promise<readonly string[]> {
  const keys: string[] = []
  for (let at = 0; at < subscriptions; at += OF_EACH) {
    const payer = await aPayer(banks)
    for (const of of Array.from({ length: OF_EACH }).keys()) {
      const key = `key-of-a-repeated-payment-${at + of}`
      await begin(banks, payer, { key, payments })
      keys.push(key)
    }
  }
  return keys
}

interface Payer {
  readonly customer: Customer
  readonly accessToken: string
}

async function aPayer(banks: TwoBanks): Promise<Payer> {
  const accounts = [
    { currencyCode: 'EUR', balance: '5000.00' },
    { currencyCode: 'EUR', balance: '0.00' },
  ]
  const customer = await banks.ask<Customer>('/people', { accounts, approval: 'none' })
  const { email: username, password } = customer
  const { accessToken } = await post<{ accessToken: string }>(`${banks.api}/auth/login`, {
    client: 'spa',
    username,
    password,
    codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  })
  return { customer, accessToken }
}

async function begin(
  { api }: TwoBanks,
  { customer, accessToken }: Payer,
  { key, payments }: { readonly key: string; readonly payments: number },
): Promise<void> {
  const [fromAccount, toAccount] = customer.accounts.map(({ accountId }) => accountId)
  const order = {
    fromAccount,
    toAccount,
    toAmount: '1.00',
    subscriptionFrequency: 'weekly',
    subscriptionTransactions: payments,
  }
  const headers = { Authorization: `Bearer ${accessToken}`, 'Idempotency-Key': key }
  const said = await post<{ responseCode: string }>(
    `${api}/api?betweenAccountsTransfer`,
    order,
    headers,
  )
  if (said.responseCode !== '00') throw new Error(`It did not begin: ${JSON.stringify(said)}`)
}

async function post<Answer>(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()) as Answer
}
