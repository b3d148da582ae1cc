import type { BatchDraftState } from '@sixpence/protocol'
import { batchMethods, paymentMethods } from '@sixpence/protocol/schemas'
import { describe, expect, it } from 'vitest'
import { aBank, aKey } from '../../../tests/a-bank.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { type SqlPart, sqlPart } from '../../db/index.ts'
import { payOneBatch } from '../executing/batch-job.ts'

const held = testDatabase()

const CHANGES: readonly (readonly [string, string, (id: string) => SqlPart])[] = [
  ['funds', '2000', () => sqlPart`select`],
  ['price', '10', () => sqlPart`update fee_schedule set fixed = 1 where operation = 'p2p'`],
  [
    'amount',
    '10',
    id => sqlPart`
      insert into customer_limit (customer_id, operation, daily) values (${id}, 'p2p', 1)`,
  ],
]

describe('rows that are refused anyway', () => {
  it.each(CHANGES)('don’t tell who banks here: %s', async (reason, amount, change) => {
    const bank = aBank(held.database)
    const { sql } = bank.database
    const ada = await bank.customer({ accounts: { EUR: '1000.00' } })
    const ben = await bank.customer({ accounts: { EUR: '0' } })
    await sql`update customer set approval_mode = 'otp' where id = ${ada.id}`
    const text = `${ben.email} ${amount}\nnobody@sixpence.example ${amount}`
    const input = { batchName: 'Wages', accountId: ada.accounts['EUR'], text }
    const { batchId } = (await bank.call(batchMethods.handInP2p, { by: ada, input })).body
    const read = { by: ada, input: { batchId } }
    const { draft } = (await bank.call(batchMethods.draftRows, read)).body as unknown as {
      draft: BatchDraftState
    }
    const order = {
      batchId,
      version: draft.version,
      expectedTotal: draft.price?.amount,
      expectedFee: draft.price?.fee,
      expectedCurrencyCode: 'EUR',
      asFarAsItGoes: true,
    }
    const key = aKey()
    const { approval } = (await bank.call(batchMethods.submit, { by: ada, key, input: order })).body
    const { trxid } = approval as { trxid: string }
    const code = { trxid, approvalCode: await bank.codeOf(ada) }
    await bank.call(paymentMethods.approve, { by: ada, key, input: code })
    await sql`${change(ada.id)}`
    const { database, newId } = bank
    await payOneBatch({ database, newId, clock: { now: () => bank.now() } }, '')
    const { body } = await bank.call(batchMethods.get, { by: ada, input: { id: batchId } })
    expect(body['payments']).toMatchObject({ payment: [{ reason }, { reason }] })
  })
})
