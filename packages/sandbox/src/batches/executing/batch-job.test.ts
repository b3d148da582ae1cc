import type { BatchDraftState } from '@sixpence/protocol'
import { batchMethods, paymentMethods } from '@sixpence/protocol/schemas'
import { describe, expect, it, vi } from 'vitest'
import { aBank, aKey } from '../../../tests/a-bank.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { batchJob } from './batch-job.ts'

const held = testDatabase()

const LONG_MS = 30_000

describe('the job that pays batches', () => {
  it('pays the others where one fails', { timeout: LONG_MS }, async () => {
    const bank = aBank(held.database)
    const { database, newId } = bank
    const ada = await bank.customer({ accounts: { EUR: '1000.00' } })
    const ben = await bank.customer({ accounts: { EUR: '0' } })
    await database.sql`update customer set approval_mode = 'otp' where id = ${ada.id}`

    const begin = async (amount: string) => {
      const text = `${ben.email} ${amount}`
      const typed = { batchName: 'Wages', accountId: ada.accounts['EUR'], text }
      const { batchId } = (await bank.call(batchMethods.handInP2p, { by: ada, input: typed })).body
      const read = { by: ada, input: { batchId } }
      const { draft } = (await bank.call(batchMethods.draftRows, read)).body as unknown as {
        draft: BatchDraftState
      }
      const input = {
        batchId,
        version: draft.version,
        expectedTotal: draft.price?.amount,
        expectedFee: draft.price?.fee,
        expectedCurrencyCode: 'EUR',
      }
      const key = aKey()
      const { approval } = (await bank.call(batchMethods.submit, { by: ada, key, input })).body
      const { trxid } = approval as { trxid: string }
      const code = { trxid, approvalCode: await bank.codeOf(ada) }
      await bank.call(paymentMethods.approve, { by: ada, key, input: code })
      return batchId
    }
    const broken = await begin('1')
    await begin('2')
    // Sorts before the other, and is of a kind that its row doesn't suit.
    await database.sql`
      insert into batch_order (id, customer_id, made_by, name, type, account_id, at, rows)
      select '-', customer_id, made_by, name, 'wire', account_id, at, rows
      from batch_order where id = ${broken}`
    await database.sql`
      insert into batch_order_line (batch_id, row_id, place, email, payee_id, amount, fee)
      select '-', row_id, place, email, payee_id, amount, fee
      from batch_order_line where batch_id = ${broken}`
    await database.sql`update payment set batch_id = '-' where batch_id = ${broken}`

    const onDefect = vi.fn<(defect: object) => void>()
    const clock = { now: () => bank.now() }
    const job = await batchJob({ database, newId, clock, onDefect })
    try {
      const paid = () => bank.balance(ben.accounts['EUR'])
      await vi.waitFor(async () => expect(await paid()).toBe('2.00'), { timeout: LONG_MS / 2 })
    } finally {
      await job.close()
    }
    expect(onDefect).toHaveBeenCalled()
  })
})
