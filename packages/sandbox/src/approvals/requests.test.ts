import { describe, expect, it } from 'vitest'
import { aRequestingBusiness, type Worker } from '../../tests/a-requesting-business.ts'
import { readJson, testSandbox } from '../../tests/test-sandbox.ts'

const DAY_MS = 24 * 60 * 60_000
const bank = testSandbox()
const {
  held,
  worker,
  grant,
  ask,
  usd,
  pay,
  askP2p,
  decide,
  decline,
  codeFor,
  approve,
  requestOf,
  intentOf,
  entries,
  refusedBy,
} = aRequestingBusiness(bank)

const countsOf = async (by: Worker) =>
  (await ask('notificationCountsGet', {}, by))['counts'] as { operation: string; count: number }[]

describe('nobody but an approver', () => {
  it('decides: not who asked, whatever they may do by then, and not who reads', async () => {
    const { id } = await askP2p()
    for (const by of [held.clerk, held.reader]) {
      expect((await decide(id, by)).responseCode).toBe('13')
      expect((await decline(id, by)).responseCode).toBe('13')
    }
    const risen = await grant('initiate')
    const own = await askP2p('2.00', risen)
    const { customerId } = held.business
    await bank.control('/accesses', {
      userId: risen.person.customerId,
      customerId,
      right: 'full',
      permissions: ['sendUserToUser'],
    })
    expect(await decide(own.id, risen)).toMatchObject(refusedBy('requestOwn'))
    await expect(
      bank.database.sql`
        update payment_request set status = 'approved', decided_at = now(), decided_by = requested_by
        where id = ${own.id}`,
    ).rejects.toThrow(/violates check|is approved when its money moves/)
  })

  it('approves by the code of a payment of one’s own', async () => {
    const { id, key } = await askP2p()
    const body = { fromCustomerId: held.business.customerId, trxid: id, approvalCode: '123456' }
    const said = await readJson(
      bank.call('transferApprove', body, { token: held.owner.token, key }),
    )
    expect(said.responseCode).toBe('13')
  })

  it('approves once the access is lost, and nothing of who lost theirs', async () => {
    const { customerId } = held.business
    const [leaving, gone] = [await grant('confirm'), await grant('initiate')]
    const [first, second] = [await askP2p(), await askP2p('2.00', gone)]
    const handIn = await codeFor(first.id, leaving)
    const take = (who: Worker) =>
      bank.control('/accesses', { userId: who.person.customerId, customerId, right: 'read' })
    await take(leaving)
    expect((await ask('businessRequestApprove', handIn, leaving)).responseCode).toBe('13')
    await take(gone)
    const said = await approve(second.id, held.approver)
    expect(said).toMatchObject(refusedBy('requestDecided'))
    expect(await requestOf(second.id)).not.toHaveProperty('transactionId')
  })
})

describe('a request', () => {
  it('is withdrawn by who asked, and by nobody else', async () => {
    const { id, key } = await askP2p()
    const withdraw = (by: Worker) => ask('transactionRequestWithdraw', { transactionIds: [id] }, by)
    expect((await withdraw(held.owner)).responseCode).toBe('13')
    expect((await withdraw(held.clerk)).responseCode).toBe('00')
    expect(await requestOf(id)).toMatchObject({ status: 'withdrawn' })
    expect(await intentOf(key)).toMatchObject({ status: 'refused' })
    expect(await decide(id, held.approver)).toMatchObject(refusedBy('requestDecided'))
  })

  it('has one end when approving, declining and withdrawing meet', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id } = await askP2p('1.00')
      const count = await entries()
      const handIn = await codeFor(id, held.approver)
      const said = await Promise.all([
        ask('businessRequestApprove', handIn, held.approver),
        decline(id, held.owner),
        ask('transactionRequestWithdraw', { transactionIds: [id] }, held.clerk),
      ])
      expect(said.map(answer => String(answer['responseCode'])).toSorted()).toEqual([
        '00',
        'VF',
        'VF',
      ])
      const { status } = await requestOf(id)
      expect(await entries()).toBe(status === 'approved' ? count + 1 : count)
    }
  })

  it('is moved by one of two approvers at once, and the other is told', async () => {
    const { id } = await askP2p('1.00')
    const count = await entries()
    const [theirs, others] = [await codeFor(id, held.approver), await codeFor(id, held.owner)]
    const said = await Promise.all([
      ask('businessRequestApprove', theirs, held.approver),
      ask('businessRequestApprove', others, held.owner),
    ])
    const lost = said.find(({ responseCode }) => responseCode !== '00')
    expect(said.map(answer => String(answer['responseCode'])).toSorted()).toEqual(['00', 'VF'])
    expect(lost).toMatchObject(refusedBy('requestDecided'))
    expect(await entries()).toBe(count + 1)
  })

  it('is listed, 50 at a time, by what became of it, by whom and by day (ACCESS-022)', async () => {
    const { id } = await askP2p('1.23')
    const list = async (filter: object, by = held.reader) =>
      (await ask('transactionRequestList', filter, by)) as unknown as {
        items: { id: string; status: string }[]
        total: number
      }
    const waiting = await list({ groupedStatus: 'waiting' })
    expect(waiting.items.at(-1)?.id).toBe(id)
    expect(new Set(waiting.items.map(item => item.status))).toEqual(new Set(['waiting']))
    const decided = await list({ groupedStatus: 'decided' })
    expect(decided.items.map(item => item.status)).not.toContain('waiting')
    const all = await list({})
    expect(all.total).toBe(waiting.total + decided.total)
    expect((await list({ size: 2, page: 2 })).items).toEqual(all.items.slice(2, 4))
    expect((await list({ createdBy: held.owner.person.email })).total).toBe(0)
    expect((await list({ fromDate: '2099-01-01' })).total).toBe(0)
    expect(await ask('transactionRequestList', { size: 51 }, held.reader)).toMatchObject(
      refusedBy('size'),
    )
  })

  it('is counted by operation, for whoever may decide it and did not ask (ACCESS-022)', async () => {
    const risen = await grant('initiate')
    await askP2p('2.00', risen)
    await askP2p('3.00')
    await pay('betweenAccountsTransfer', { toAccount: usd(), toAmount: '10.00' })
    const { customerId } = held.business
    await bank.control('/accesses', { userId: risen.person.customerId, customerId, right: 'full' })
    for (const by of [held.clerk, held.reader]) expect(await countsOf(by)).toEqual([])
    const all = await countsOf(held.approver)
    expect(all.map(({ operation }) => operation)).toEqual(['betweenAccounts', 'p2p'])
    const [own, p2p] = all.map(({ count }) => count)
    expect([own, Number(p2p) >= 2]).toEqual([1, true])
    expect(await countsOf(risen)).toEqual([
      { operation: 'betweenAccounts', count: 1 },
      { operation: 'p2p', count: Number(p2p) - 1 },
    ])
  })

  it('shows in the history as processing, then as what became of it', async () => {
    const { id } = await askP2p('3.21')
    const rowOf = async () => {
      const filter = { fromAmount: '3.46', toAmount: '3.46' }
      return (await ask('transactionHistoryList', filter, held.owner))['transactions']
    }
    expect(await rowOf()).toMatchObject({ transaction: [{ status: 'processing' }] })
    await decline(id, held.owner)
    expect(await rowOf()).toMatchObject({ transaction: [{ status: 'rejected' }] })
  })

  it('is on a page of 50 where nothing else is asked for (CONST-014, APPR-017)', async () => {
    for (let count = 0; count < 51; count += 1) await askP2p('1.00')
    const list = async (page?: number) =>
      (await ask('transactionRequestList', { groupedStatus: 'waiting', page }, held.reader)) as {
        items?: unknown[]
        total?: number
      }
    const { items, total = 0 } = await list()
    expect(total).toBeGreaterThan(50)
    expect(items).toHaveLength(50)
    expect((await list(2)).items).toHaveLength(Math.min(50, total - 50))
  })

  it('waits for 30 days, and then moves nothing', async () => {
    const { id, key } = await askP2p()
    await bank.control('/clock', { advanceMs: 30 * DAY_MS - 60_000 })
    const fresh = { ...held.approver, token: (await bank.signIn(held.approver.person)).accessToken }
    const handIn = await codeFor(id, fresh)
    await bank.control('/clock', { advanceMs: 60_000 })
    const said = await ask('businessRequestApprove', handIn, fresh)
    expect(said).toMatchObject(refusedBy('approvalExpired'))
    const [owned, asked] = [await worker(held.business), await worker(held.clerk.person)]
    expect(await requestOf(id, owned)).toMatchObject({ status: 'expired' })
    expect(await countsOf(owned)).toEqual([])
    expect(await ask('paymentIntentGet', { key }, asked)).toMatchObject({ status: 'expired' })
  })
})
