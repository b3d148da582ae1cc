import { asActingFor, asThemselves } from '../../access/index.ts'
import { draftRules, keepDraft, type NewBatch, submitBatch } from '../../batches/index.ts'
import { clockAt, paysFrom, type SeedContext, signedInAs } from './seed-owners.ts'

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

interface SeedDraft {
  readonly owner: string
  readonly name: string
  readonly type: NewBatch['type']
  readonly daysAgo: number
  readonly rows: readonly Readonly<Record<string, string>>[]
}

/** Batches that weren't submitted yet. In the first one, a row has a fault. */
export const SEED_DRAFTS: readonly SeedDraft[] = [
  {
    owner: OWNER,
    name: 'Suppliers, January',
    type: 'p2p',
    daysAgo: 1,
    rows: [
      { email: 'hugo@sixpence.example', amount: '320.00', note: 'Loom service' },
      { email: 'elena@sixpence', amount: '64.80', note: 'Buttons' },
      { email: 'orla@sixpence.example', amount: '410.50', note: 'Cotton' },
    ],
  },
  {
    owner: 'orla',
    name: 'Warehouses, December',
    type: 'eft',
    daysAgo: 2,
    rows: [
      {
        payeeName: 'Linden Paper GmbH',
        countryCode: 'DE',
        currency: 'EUR',
        amount: '1298.00',
        note: 'Storage, 2318',
        iban: 'DE14900900900000000017',
      },
      {
        payeeName: 'Tamar Tiles',
        countryCode: 'GB',
        currency: 'GBP',
        amount: '475.00',
        note: 'Storage, 91',
        sortCode: '090900',
        accountNumber: '00000025',
      },
    ],
  },
]

const PREPARED_BY = 'samir'

/** Pays the batches, in a bank that has its people and earlier history. */
export async function seedBatches(context: SeedContext, now: Date): Promise<void> {
  const { owner, accountId } = await paysFrom(OWNER, context)
  const caller = asThemselves(owner)
  for (const { daysAgo, ...batch } of SEED_BATCHES) {
    const clock = clockAt(daysAgo, now)
    await submitBatch({ ...context, clock, caller }, { ...batch, type: 'p2p', accountId })
  }
}

/** Submits a waiting batch, in a bank that has the accesses. */
export async function seedWaitingBatch(context: SeedContext, now: Date): Promise<void> {
  const { owner, accountId } = await paysFrom(OWNER, context)
  const preparer = await signedInAs(PREPARED_BY, context)
  const caller = await asActingFor(preparer, owner.customerId, context.sql)
  const { daysAgo, ...batch } = SEED_WAITING_BATCH
  const clock = clockAt(daysAgo, now)
  await submitBatch({ ...context, clock, caller }, { ...batch, type: 'p2p', accountId })
}

/** Keeps the drafts, in a bank that has its people. */
export async function seedDrafts(context: SeedContext, now: Date): Promise<void> {
  for (const { owner: key, name: batchName, type, daysAgo, rows } of SEED_DRAFTS) {
    const { owner, accountId } = await paysFrom(key, context)
    const rules = await draftRules({ ...context, locale: 'en' }, { type, currencyCode: 'EUR' })
    const caller = asThemselves(owner)
    const by = { ...context, clock: clockAt(daysAgo, now), caller, key: '' }
    await keepDraft(by, { type, batchName, accountId }, { rows, rules })
  }
}
