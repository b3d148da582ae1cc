import { createSixpence, type Sixpence } from '../../src/index.ts'
import type { Batch } from '../../src/batches/index.ts'
import { nodePlatform } from '../../src/platform/node-platform.ts'
import { batchOrderOf } from '../batch-order-of.ts'
import { killMeanwhile } from './kill-meanwhile.ts'
import type { Customer } from './new-order.ts'
import type { TwoBanks } from './two-banks.ts'

/** The outcome of a batch. */
export interface BatchOutcome {
  /** The batch at the bank. */
  readonly paid: Pick<Batch, 'status' | 'paymentCount' | 'refusedCount'>
  /** The key of each of its rows that moved money. */
  readonly keys: readonly (string | null)[]
  /** The number of rows paid at each kill. */
  readonly doneAtKills: readonly number[]
  readonly tookMs: number
}

const PAYEES = 20

/** Pays a batch in two processes that are killed meanwhile. */
export async function batchUnderKills(
  banks: TwoBanks,
  { rows, killsAt }: { readonly rows: number; readonly killsAt: readonly number[] },
): Promise<BatchOutcome> {
  const payees: Customer[] = []
  for (let at = 0; at < PAYEES; at += 1) payees.push(await banks.ask('/people', {}))
  const accounts = [{ currencyCode: 'EUR', balance: '9000000.00' }]
  const limits = [{ operation: 'p2p', daily: '9000000.00' }]
  const wish = { accounts, limits, approval: 'none' }
  const payer = await banks.ask<Customer>('/people', wish)
  const sixpence = createSixpence({ api: banks.api, platform: nodePlatform() })
  const signIn = () => sixpence.signIn.start({ username: payer.email, password: payer.password })
  try {
    await signIn()
    const startedAt = performance.now()
    const { batchId, key } = await submit(sixpence, { payer, payees, rows })
    const doneAtKills = await killMeanwhile(banks, {
      count: () => banks.countRows(batchId),
      due: rows,
      killsAt,
    })
    const tookMs = Math.round(performance.now() - startedAt)
    // A long batch outlives the session.
    await signIn()
    const { batch } = await sixpence.batches.get({ id: batchId })
    const { status, paymentCount, refusedCount } = batch
    const own = (await banks.movements()).filter(({ begunBy }) => begunBy === key)
    const keys = own.map(movement => movement.key)
    return { paid: { status, paymentCount, refusedCount }, keys, doneAtKills, tookMs }
  } finally {
    sixpence.dispose()
  }
}

/** Hands in a batch and submits it; returns its id and its payment's key. */
async function submit(
  { batches, payments }: Sixpence,
  wish: { readonly payer: Customer; readonly payees: readonly Customer[]; readonly rows: number },
) {
  const { payer, payees, rows } = wish
  const lines = Array.from(
    { length: rows },
    (_, row) => `${payees[row % PAYEES]?.email ?? ''},1.00,Row ${row + 1}`,
  )
  const content = ['email,amount,note', ...lines].join('\n')
  const file = new File([content], 'wages.csv', { type: 'text/csv' })
  const accountId = payer.accounts[0]?.accountId ?? ''
  const batch = { type: 'p2p', name: 'Wages', accountId, file, ignoreIdenticalBatch: true } as const
  const kept = await batches.handIn(batch, { key: crypto.randomUUID() })
  const { batchId } = kept.isKept ? kept : kept.identical
  const { draft: shown } = await batches.draftRows({ batchId })
  const { id: key } = await payments.review(batchOrderOf(shown))
  await payments.send(key)
  return { batchId, key }
}
