import type { BatchProgress } from '@sixpence/protocol/batches'
import type { Finding, Movement } from '@sixpence/sandbox'
import { describe, expect, it, vi } from 'vitest'
import type { Sixpence } from '../src/index.ts'
import { isFinal } from '../src/payments/index.ts'
import { aBank, type Person } from './bank.ts'
import { batchOrderOf } from './batch-order-of.ts'
import { patiently } from './under-faults/busy-client.ts'
import { FAULT_RULES } from './under-faults/fault-rules.ts'

const SEED = Number(process.env['SIXPENCE_SEED'] ?? 20_261_129)
const PAYERS = 4
const BATCHES_EACH = 5
const ROWS = 200
const PAYEES = 10
const LONG_MS = 180_000
/** Enough for four batches and a half, with the fees. */
const ACCOUNTS = [{ currencyCode: 'EUR', balance: '1125.00' }]

const bank = aBank()

/** A submitted batch, and its payment's key. */
interface Sent {
  readonly batchId: string
  readonly key: string
}

const ask = async <Answer>(path: string) =>
  (await (await bank.sandbox.control(`http://127.0.0.1${path}`)).json()) as Answer

/** Hands in a batch and submits it, as often as it takes. */
async function send(
  { batches, payments }: Sixpence,
  batch: { readonly accountId: string; readonly name: string; readonly text: string },
): Promise<Sent> {
  const key = batches.newKey()
  const kept = await patiently(() =>
    batches.handIn({ ...batch, type: 'p2p', ignoreIdenticalBatch: true }, { key }),
  )
  const { batchId } = kept.isKept ? kept : kept.identical
  const { draft: shown } = await patiently(() => batches.draftRows({ batchId }))
  const order = batchOrderOf(shown, { asFarAsItGoes: true, ignoreIdenticalBatch: true })
  const { id } = await payments.review(order)
  const isOver = () => payments.getSnapshot().some(one => one.id === id && isFinal(one))
  while (!isOver()) await patiently(() => payments.send(id).then(() => payments.check(id)))
  return { batchId, key: id }
}

async function sendAll(payer: Person, payees: readonly Person[]): Promise<readonly Sent[]> {
  const sixpence = await bank.signedIn(payer)
  const accountId = payer.accounts[0]?.accountId ?? ''
  const lines = Array.from({ length: ROWS }, (_, row) => `${payees[row % PAYEES]?.email} 1.00`)
  const sent: Sent[] = []
  for (let at = 0; at < BATCHES_EACH; at += 1)
    sent.push(await send(sixpence, { accountId, name: `Wages ${at}`, text: lines.join('\n') }))
  return sent
}

/** Returns the rows of all batches by state, once none waits. */
async function ends(sixpence: Sixpence, sent: readonly Sent[]) {
  const counts = async () => {
    const all = await Promise.all(sent.map(({ batchId }) => sixpence.batches.status({ batchId })))
    const sum = (state: keyof BatchProgress['counts']) =>
      all.reduce((rows, one) => rows + one.counts[state], 0)
    return { waiting: sum('waiting'), paid: sum('paid'), refused: sum('refused') }
  }
  return vi.waitUntil(
    async () => {
      const now = await counts()
      return now.waiting === 0 && now
    },
    { timeout: LONG_MS, interval: 200 },
  )
}

describe('batches under faults', () => {
  it(
    `pay each row once or refuse it: ${PAYERS * BATCHES_EACH} of ${ROWS} rows (MASS-001)`,
    async () => {
      const people = (count: number, wish = {}) =>
        Promise.all(Array.from({ length: count }, () => bank.person(wish)))
      const payees = await people(PAYEES)
      const payers = await people(PAYERS, { accounts: ACCOUNTS, approval: 'none' })
      bank.sandbox.setFaults(FAULT_RULES, SEED)
      const sent = await Promise.all(payers.map(payer => sendAll(payer, payees)))
      bank.sandbox.setFaults([])
      for (const [at, payer] of payers.entries()) {
        const sixpence = await bank.signedIn(payer)
        expect(await ends(sixpence, sent[at] ?? []), `seed ${SEED}`).toEqual({
          waiting: 0,
          paid: 900,
          refused: 100,
        })
        expect((await sixpence.accounts.list())[0]?.balance).toBe('0.00')
      }
      const keys = new Set(sent.flat().map(({ key }) => key))
      const movements = await ask<Movement[]>('/movements')
      const rows = movements.filter(({ begunBy }) => begunBy !== null && keys.has(begunBy))
      expect(rows).toHaveLength(PAYERS * 900)
      expect(new Set(rows.map(({ key }) => key)).size).toBe(PAYERS * 900)
      expect(await ask<{ findings: Finding[] }>('/audit')).toMatchObject({ findings: [] })
    },
    LONG_MS,
  )
})
