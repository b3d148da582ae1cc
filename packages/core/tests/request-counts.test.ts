import { describe, expect, it } from 'vitest'
import { aBank } from './bank.ts'

const bank = aBank()

describe('Sixpence.approvals', () => {
  it('counts what waits for the decision of the user, by operation (ACCESS-022, APPR-018)', async () => {
    const [business, payee] = [await bank.person({ kind: 'business' }), await bank.person()]
    const { customerId } = business
    const clerk = await bank.person({
      kind: 'business',
      standing: { actsForOthers: true },
      accesses: [{ customerId, right: 'initiate', permissions: ['sendUserToUser'] }],
    })
    const { approvals } = await bank.signedIn(business)
    expect(await approvals.waitingCounts()).toMatchObject({ counts: [], requestsToDecide: 0 })
    const { access, payments, transfers, ...theirs } = await bank.signedIn(clerk)
    await access.actFor({ customerId })
    const fromAccount = business.accounts[0]?.accountId ?? ''
    const order = { fromAccount, toEmail: payee.email, amount: '1.00' }
    const quote = await transfers.quoteP2p(order)
    const shown = { ...quote, payeeName: 'Vera K.' }
    const { id } = await payments.review({ kind: 'p2pTransfer', order, shown })
    await payments.send(id)
    expect(await approvals.waitingCounts()).toMatchObject({
      counts: [{ operation: 'p2p', count: 1 }],
      requestsToDecide: 1,
      ownRequests: 0,
    })
    expect(await theirs.approvals.waitingCounts()).toMatchObject({
      requestsToDecide: 0,
      ownRequests: 1,
    })
  })
})
