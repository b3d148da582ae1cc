import { describe, expect, it } from 'vitest'
import { aBank } from './bank.ts'

const bank = aBank()

async function aBatchThatWaits(payments: readonly { email: string; amount: string }[]) {
  const business = await bank.person({ kind: 'business', approval: 'otp' })
  const { customerId } = business
  const clerk = await bank.person({
    kind: 'business',
    standing: { actsForOthers: true },
    accesses: [{ customerId, right: 'initiate', permissions: ['massUser'] }],
    batches: [{ name: 'Wages', payments, fromCustomerId: customerId }],
  })
  const owner = await bank.signedIn(business)
  const theirs = await bank.signedIn(clerk)
  await theirs.access.actFor({ customerId })
  const { items } = await owner.approvals.list({ groupedTransactionType: 'mass' })
  const [request] = items
  if (request?.batchId === undefined) throw new Error('No batch waits.')
  return { owner, theirs, business, request, batchId: request.batchId }
}

describe('a batch that waits for an approver', () => {
  it('is read, approved with a code and found in the history (APPR-014, APPR-015)', async () => {
    const payee = await bank.person({ name: 'Vera Kostova' })
    const { owner, business, request, batchId } = await aBatchThatWaits([
      { email: payee.email, amount: '12.50' },
      { email: 'nobody@sixpence.example', amount: '3' },
    ])
    expect(request).toMatchObject({ type: 'massP2p', beneficiary: 'Wages', paymentCount: 2 })
    const { items, total } = await owner.approvals.batchPayments({ batchId })
    expect([total, items]).toMatchObject([
      2,
      [{ name: 'Vera K.', isNewPayee: true }, { reason: 'payee' }],
    ])
    const { approvalTransactionId } = await owner.approvals.sendCode({ batchId })
    const code = await bank.codeFor(business.email)
    const outcomes = await owner.approvals.approve({ approvalTransactionId, code })
    expect(outcomes).toMatchObject([
      { id: request.id, batch: { paymentCount: 2, refusedCount: 1, refused: [{ place: 2 }] } },
    ])
    const { batch } = await owner.batches.get({ id: batchId })
    expect(batch).toMatchObject({ name: 'Wages', status: 'partial', amount: '12.50' })
  })

  it('is declined with a reason that whoever asked reads (APPR-014)', async () => {
    const payee = await bank.person()
    const waiting = await aBatchThatWaits([{ email: payee.email, amount: '1' }])
    const { owner, theirs, request, batchId } = waiting
    expect(await owner.approvals.decline({ batchId, reason: 'Twice' })).toMatchObject([
      { id: request.id, failure: undefined },
    ])
    expect(await theirs.approvals.find({ requestId: request.id })).toMatchObject({
      status: 'declined',
      reason: 'Twice',
      isOwn: true,
    })
  })

  it('is withdrawn by whoever asked, and then decided by nobody', async () => {
    const payee = await bank.person()
    const waiting = await aBatchThatWaits([{ email: payee.email, amount: '1' }])
    const { owner, theirs, request, batchId } = waiting
    await theirs.approvals.withdraw({ transactionIds: [request.id] })
    const no = { code: 'request_decided' }
    await expect(owner.approvals.sendCode({ batchId })).rejects.toMatchObject(no)
  })

  it('waits on, with a word for it, where none of its payments can be made', async () => {
    const { owner, business, request, batchId } = await aBatchThatWaits([
      { email: 'nobody@sixpence.example', amount: '3' },
    ])
    const { approvalTransactionId } = await owner.approvals.sendCode({ batchId })
    const code = await bank.codeFor(business.email)
    const approving = owner.approvals.approve({ approvalTransactionId, code })
    await expect(approving).rejects.toMatchObject({ code: 'none_payable' })
    const { status } = await owner.approvals.find({ requestId: request.id })
    expect(status).toBe('waiting')
  })

  it('is not decided among single requests (APPR-014)', async () => {
    const payee = await bank.person()
    const { owner, request, batchId } = await aBatchThatWaits([{ email: payee.email, amount: '1' }])
    for (const id of [request.id, batchId]) {
      await expect(owner.approvals.sendCode({ transactionIds: [id] })).rejects.toThrow()
    }
    await expect(owner.approvals.sendCode({ batchId: request.id })).rejects.toMatchObject({
      code: 'no_access',
    })
  })
})
