import { describe, expect, it, vi } from 'vitest'
import type { BatchPaymentOrder } from '../src/payments/index.ts'
import { aBank } from './bank.ts'
import { batchOrderOf } from './batch-order-of.ts'

const bank = aBank()

async function aBusiness(approval: string) {
  const [ben, zoe] = [await bank.person(), await bank.person()]
  const person = await bank.person({ kind: 'business', approval })
  const { batches, payments } = await bank.signedIn(person)
  const accountId = person.accounts[0]?.accountId ?? ''
  const review = async (more: Partial<BatchPaymentOrder['order']> = {}) => {
    const text = `${ben.email} 12.50 May\n${zoe.email} 7.50 May`
    const kept = await batches.handIn(
      { type: 'p2p', name: 'Wages', accountId, text, ignoreIdenticalBatch: true },
      { key: crypto.randomUUID() },
    )
    const { batchId } = kept.isKept ? kept : kept.identical
    const { draft: shown } = await batches.draftRows({ batchId })
    return payments.review(batchOrderOf(shown, more))
  }
  return { person, batches, payments, review }
}

describe('a batch as a payment', () => {
  it('is paid once under its key, and asks about an identical one (MASS-001, MASS-008, API-012)', async () => {
    const { batches, payments, review } = await aBusiness('none')
    const { id, payment } = await review()
    expect(await payments.send(id)).toMatchObject({ status: 'settled', transactionId: undefined })
    const { batchId } = (payment as BatchPaymentOrder).order
    await vi.waitFor(async () => {
      const { batch } = await batches.get({ id: batchId })
      expect(batch).toMatchObject({ status: 'executed', amount: '20.00', fee: '0.50' })
    }, 20_000)
    expect(await payments.check(id)).toMatchObject({ status: 'settled' })
    const again = await review()
    expect(await payments.send(again.id)).toMatchObject({
      status: 'refused',
      refusal: { code: 'identical_batch', identical: { batchId } },
    })
    const meant = await review({ ignoreIdenticalBatch: true })
    expect(await payments.send(meant.id)).toMatchObject({ status: 'settled' })
  })

  it('waits for its code, and is executed after it (APPR-003, APPR-004)', async () => {
    const { person, batches, payments, review } = await aBusiness('otp')
    const { id } = await review()
    await payments.send(id)
    const waiting = await payments.check(id)
    expect(waiting).toMatchObject({
      status: 'pendingApproval',
      held: { operation: 'batch', batchName: 'Wages', total: '20.50', paymentCount: 2 },
    })
    const code = await bank.codeFor(person.email)
    expect(await payments.approve(id, code)).toMatchObject({ status: 'settled' })
    const { held } = waiting
    const batchId = held?.operation === 'batch' ? held.batchId : ''
    await vi.waitFor(async () => {
      const { batch } = await batches.get({ id: batchId })
      expect(batch).toMatchObject({ status: 'executed', paymentCount: 2, refusedCount: 0 })
    }, 20_000)
  })
})
