import { DAY_MS } from '@sixpence/protocol'
import { asActingFor, asThemselves } from '../access/index.ts'
import { draftRules, keepDraft, type NewBatch, submitBatch } from '../batches/index.ts'
import type { BankClock, Context, SignedIn } from '../context.ts'

interface SeedBatch extends Pick<NewBatch, 'name' | 'lines'> {
  readonly daysAgo: number
}

const OWNER = 'nadia'

const paid = (email: string, amount: string, note: string): NewBatch['lines'][number] => ({
  email: `${email}@sixpence.example`,
  amount,
  note,
})

/** The batches that a business paid, oldest first: their payments are really made. */
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

/** A batch prepared for the business, which its owner has to approve. */
export const SEED_WAITING_BATCH: SeedBatch = {
  name: 'Suppliers, December',
  daysAgo: 1,
  lines: [
    paid('hugo', '640.00', 'Loom service'),
    paid('elena', '175.20', 'Buttons'),
    paid('orla', '310.00', 'Cotton, first delivery'),
    paid('nobody', '60.00', 'Delivery'),
  ],
}

/** A batch that the business hasn't submitted yet. One of its rows has a fault. */
export const SEED_DRAFT = {
  name: 'Suppliers, January',
  daysAgo: 1,
  rows: [
    { email: 'hugo@sixpence.example', amount: '320.00', note: 'Loom service' },
    { email: 'elena@sixpence', amount: '64.80', note: 'Buttons' },
    { email: 'orla@sixpence.example', amount: '410.50', note: 'Cotton' },
  ],
}

const PREPARED_BY = 'samir'

/** Pays the batches, in a bank that has its people and earlier history. */
export async function seedBatches(context: SeedContext, now: Date): Promise<void> {
  const { owner, accountId } = await ownersAccount(context)
  const caller = asThemselves(owner)
  for (const { daysAgo, ...batch } of SEED_BATCHES) {
    const clock = clockAt(daysAgo, now)
    await submitBatch({ ...context, clock, caller }, { ...batch, type: 'p2p', accountId })
  }
}

/** Submits a waiting batch, in a bank that has the accesses. */
export async function seedWaitingBatch(context: SeedContext, now: Date): Promise<void> {
  const { owner, accountId } = await ownersAccount(context)
  const preparer = await signedInAs(PREPARED_BY, context)
  const caller = await asActingFor(preparer, owner.customerId, context.sql)
  const { daysAgo, ...batch } = SEED_WAITING_BATCH
  const clock = clockAt(daysAgo, now)
  await submitBatch({ ...context, clock, caller }, { ...batch, type: 'p2p', accountId })
}

/** Keeps the draft, in a bank that has its people. */
export async function seedDraft(context: SeedContext, now: Date): Promise<void> {
  const { owner, accountId } = await ownersAccount(context)
  const { name: batchName, daysAgo, rows } = SEED_DRAFT
  const type = 'p2p'
  const rules = await draftRules({ ...context, locale: 'en' }, { type, currencyCode: 'EUR' })
  const caller = asThemselves(owner)
  const by = { ...context, clock: clockAt(daysAgo, now), caller, key: '' }
  await keepDraft(by, { type, batchName, accountId }, { rows, rules })
}

type SeedContext = Pick<Context, 'sql' | 'newId'>

function clockAt(daysAgo: number, now: Date): BankClock {
  const at = new Date(now.getTime() - daysAgo * DAY_MS)
  at.setUTCHours(10, 0, 0, 0)
  return { now: () => at }
}

async function ownersAccount(
  context: SeedContext,
): Promise<{ readonly owner: SignedIn; readonly accountId: string }> {
  const owner = await signedInAs(OWNER, context)
  const [account] = await context.sql<{ id: string }>`
    select id from customer_account where customer_id = ${owner.customerId}`
  if (!account) throw new Error(`The seed has no account of ${OWNER}.`)
  return { owner, accountId: account.id }
}

async function signedInAs(key: string, { sql }: SeedContext): Promise<SignedIn> {
  const customerId = `customer-${key}`
  const [person] = await sql<{ userId: string; email: string }>`
    select user_id as "userId", email from customer where id = ${customerId}`
  if (!person) throw new Error(`The seed has no ${key}.`)
  return { ...person, customerId, sessionId: 'the-seed', scope: 'full' }
}
