import { asThemselves } from '../access/index.ts'
import { executeBatch, type NewBatch } from '../batches/index.ts'
import type { Context } from '../context.ts'

interface SeedBatch extends Pick<NewBatch, 'name' | 'lines'> {
  readonly daysAgo: number
}

const OWNER = 'nadia'

const paid = (email: string, amount: string, note: string): NewBatch['lines'][number] => ({
  email: `${email}@sixpence.example`,
  amount,
  note,
})

/** What a business paid by batches, oldest first: they are really paid. */
export const SEED_BATCHES: readonly SeedBatch[] = [
  {
    name: 'Suppliers, October',
    daysAgo: 26,
    lines: [paid('hugo', '840.00', 'Two looms'), paid('elena', '215.50', 'Buttons')],
  },
  {
    name: 'Suppliers, November',
    daysAgo: 4,
    lines: [
      paid('hugo', '120.00', 'Repair of a loom'),
      paid('elena', '198.75', 'Buttons'),
      paid('nobody', '60.00', 'Delivery'),
      paid('elena', '15000.00', 'Glazed tiles'),
    ],
  },
]

const DAY_MS = 24 * 60 * 60 * 1000

/** Pays them, in a bank that has its people and what happened before. */
export async function seedBatches(
  context: Pick<Context, 'sql' | 'newId'>,
  now: Date,
): Promise<void> {
  const { sql } = context
  const [owner] = await sql<{ userId: string; email: string; accountId: string }>`
    select user_id as "userId", email, account.id as "accountId"
    from customer join customer_account account on account.customer_id = customer.id
    where customer.id = ${`customer-${OWNER}`}`
  if (!owner) throw new Error(`The seed has no account of ${OWNER}.`)
  const { accountId, ...person } = owner
  const customerId = `customer-${OWNER}`
  const caller = asThemselves({ ...person, customerId, sessionId: 'the-seed', scope: 'full' })
  for (const { daysAgo, ...batch } of SEED_BATCHES) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS)
    at.setUTCHours(10, 0, 0, 0)
    const clock = { now: () => at }
    await executeBatch({ ...context, clock, caller }, { ...batch, type: 'p2p', accountId })
  }
}
