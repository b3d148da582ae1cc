import { DAY_MS, subscriptionDays, utcDay } from '@sixpence/protocol'
import { sha256 } from '../../credentials/index.ts'
import type { Sql } from '../../db/index.ts'
import type { NewEntry } from '../../ledger/index.ts'

/** A seeded customer who pays the bookshop repeatedly. */
interface SeedSubscriber {
  readonly key: string
  readonly description: string
  readonly amount: string
  readonly frequency: 'weekly' | 'monthly'
  readonly firstDaysAgo: number
  /** The number of payments made. */
  readonly paid: number
  /** Absent if it goes on. */
  readonly canceledDaysAgo?: number
}

export const SEED_SUBSCRIBERS: readonly SeedSubscriber[] = [
  {
    key: 'sven',
    description: 'A paperback every week',
    amount: '8.50',
    frequency: 'weekly',
    firstDaysAgo: 38,
    paid: 6,
  },
  {
    key: 'maya',
    description: 'The book club, monthly',
    amount: '25.00',
    frequency: 'monthly',
    firstDaysAgo: 51,
    paid: 2,
    canceledDaysAgo: 12,
  },
]

const MERCHANT = { clientKey: 'ck_sandbox_shop', customerId: 'customer-ion', account: 'ion:EUR' }
const CURRENCY = 'EUR'
const HOUR_MS = 60 * 60_000

/** The accounts of the first day, by keys such as `ion:EUR`. */
type Accounts = ReadonlyMap<string, { readonly id: string }>

interface SeedRun {
  readonly subscriber: SeedSubscriber
  readonly number: number
  /** A day in UTC. */
  readonly day: string
  readonly at: Date
  readonly transactionId: string
  readonly checkoutId: string
  readonly paymentId: string
}

/** Returns the ledger entries of subscribers' payments. */
export const subscriberEntries = (
  accounts: Accounts,
  now: Date,
): (NewEntry & { readonly id: string })[] =>
  SEED_SUBSCRIBERS.flatMap(subscriber =>
    runsOf(subscriber, now).map(({ transactionId, at }) => ({
      id: transactionId,
      kind: 'checkout' as const,
      at,
      description: subscriber.description,
      postings: [
        { ...posting(accounts, payerOf(subscriber)), amount: `-${subscriber.amount}` },
        { ...posting(accounts, MERCHANT.account), amount: subscriber.amount },
      ],
    })),
  )

const posting = (accounts: Accounts, key: string) => ({
  accountId: accountId(accounts, key),
  currencyCode: CURRENCY,
})

/** Writes the subscriptions whose payments are in the ledger, in a bank that has the merchant. */
export async function seedSubscribers(sql: Sql, accounts: Accounts, now: Date): Promise<void> {
  for (const subscriber of SEED_SUBSCRIBERS) {
    const runs = runsOf(subscriber, now)
    for (const run of runs) await writePayment(sql, accounts, run)
    await writeSubscription(sql, accounts, { subscriber, runs, now })
  }
  // The merchant's server received each at its time.
  await sql`
    update merchant_delivery
    set attempts = 1, next_attempt_at = null, delivered_at = at, http_status = 204
    where customer_id = ${MERCHANT.customerId} and next_attempt_at is not null`
}

function runsOf(subscriber: SeedSubscriber, now: Date): SeedRun[] {
  const position = SEED_SUBSCRIBERS.indexOf(subscriber) + 1
  return daysOf(subscriber, now, subscriber.paid).map((day, index) => {
    const number = index + 1
    const count = `${position}${String(number).padStart(3, '0')}`
    return {
      subscriber,
      number,
      day,
      at: new Date(Date.parse(day) + 9 * HOUR_MS),
      transactionId: `00000000-0000-4000-8001-${count.padStart(12, '0')}`,
      paymentId: `00000000-0000-4000-8002-${count.padStart(12, '0')}`,
      checkoutId: `5b${count.padStart(30, '0')}`,
    }
  })
}

const daysOf = (
  { frequency, firstDaysAgo }: SeedSubscriber,
  now: Date,
  count: number,
): readonly string[] =>
  subscriptionDays({ frequency, firstDay: dayBefore(now, firstDaysAgo) }, count)

/** Writes a payment with a checkout of its own, like payments by a button. */
async function writePayment(sql: Sql, accounts: Accounts, run: SeedRun): Promise<void> {
  const { subscriber, number, at, transactionId, checkoutId, paymentId } = run
  const { description, amount } = subscriber
  const payer = `customer-${subscriber.key}`
  await sql`
    insert into checkout (id, client_key, order_id, amount, currency_code, description, status,
      created_at, expires_at, final_at, transaction_id, attempt, opened_by, frequency)
    values (${checkoutId}, ${MERCHANT.clientKey}, ${`attempt-${checkoutId}`}, ${amount}, ${CURRENCY},
      ${description}, 'paid', ${at}, ${new Date(at.getTime() + HOUR_MS)}, ${at}, ${transactionId},
      ${checkoutId}, ${payer}, ${number === 1 ? subscriber.frequency : null})`
  await sql`
    insert into payment (id, customer_id, made_by, key, fingerprint, method, status, created_at,
      transaction_id, operation, from_account, to_account, currency_code, amount, fee, note,
      checkout_id)
    values (${paymentId}, ${payer}, ${payer}, ${`${subscriptionId(subscriber)}.${number}`},
      ${await sha256(paymentId)}, 'checkoutPay', 'settled', ${at}, ${transactionId}, 'checkout',
      ${accountId(accounts, payerOf(subscriber))}, ${accountId(accounts, MERCHANT.account)},
      ${CURRENCY}, ${amount}, 0, ${description}, ${checkoutId})`
}

interface Written {
  readonly subscriber: SeedSubscriber
  readonly runs: readonly SeedRun[]
  readonly now: Date
}

async function writeSubscription(
  sql: Sql,
  accounts: Accounts,
  { subscriber, runs, now }: Written,
): Promise<void> {
  const { key, amount, frequency, paid, canceledDaysAgo } = subscriber
  const [first] = runs
  const next = daysOf(subscriber, now, paid + 1).at(-1)
  const ended = canceledDaysAgo === undefined ? undefined : dayBefore(now, canceledDaysAgo)
  const id = subscriptionId(subscriber)
  await sql`
    insert into subscription (id, customer_id, made_by, type, merchant_id, payment_id, from_account,
      to_account, to_amount, frequency, user_cancel, status, first_day, next_number, next_day,
      ended_at)
    values (${id}, ${`customer-${key}`}, ${`customer-${key}`}, 'merchant', ${MERCHANT.customerId},
      ${first?.paymentId}, ${accountId(accounts, payerOf(subscriber))},
      ${accountId(accounts, MERCHANT.account)}, ${amount}, ${frequency}, true,
      ${ended === undefined ? 'active' : 'canceled'}, ${first?.day}, ${paid + 1},
      ${ended === undefined ? next : null}, ${ended})`
  for (const { number, day, paymentId } of runs) {
    await sql`
      insert into subscription_run (subscription_id, number, day, payment_id)
      values (${id}, ${number}, ${day}, ${paymentId})`
  }
}

const subscriptionId = ({ key }: SeedSubscriber): string => `subscription-${key}`

const payerOf = ({ key }: SeedSubscriber): string => `${key}:${CURRENCY}`

function accountId(accounts: Accounts, key: string): string {
  const account = accounts.get(key)
  if (!account) throw new Error(`the seed has no account ${key}`)
  return account.id
}

const dayBefore = (now: Date, days: number): string => utcDay(now.getTime() - days * DAY_MS)
