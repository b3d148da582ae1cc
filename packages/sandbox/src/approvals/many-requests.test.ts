import { describe, expect, it } from 'vitest'
import { aRequestingBusiness } from '../../tests/a-requesting-business.ts'
import { testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const requesting = aRequestingBusiness(bank)
const { held, grant, ask, askP2p, decline, requestOf, entries, refusedBy, pay, usd } = requesting

interface Item {
  id: string
  transactionId?: string
  refusal?: { validationErrors: { param: string }[] }
}

interface Listed extends Item {
  type: string
  changes?: string[]
  createdAt?: string
  decidedAt?: string
}

const codeForAll = async (ids: readonly string[]) => {
  const body = { transactionIds: ids, declined: false }
  const said = await ask('transactionRequestApprove', body, held.approver)
  return {
    said,
    handIn: {
      approvalTransactionId: said['approvalTransactionId'],
      code: await bank.codeOf(held.approver.person.email),
    },
  }
}
const approveAll = async (handIn: object) => {
  const { items } = await ask('businessRequestApprove', handIn, held.approver)
  return items as Item[]
}
const list = async (filter: object, by = held.approver) =>
  (await ask('transactionRequestList', filter, by)) as unknown as {
    items: Listed[]
    total: number
  }
const counts = (by: typeof held.clerk) => ask('notificationCountsGet', {}, by)

describe('many requests', () => {
  it('are approved with one code, each with a result of its own (APPR-009)', async () => {
    const [first, second, third] = [
      await askP2p('1.00'),
      await askP2p('2.00'),
      await askP2p('3.00'),
    ]
    const { handIn } = await codeForAll([first.id, second.id, third.id])
    await ask('transactionRequestWithdraw', { transactionIds: [second.id] }, held.clerk)
    const before = await entries()
    const items = await approveAll(handIn)
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set([first.id, second.id, third.id]))
    const of = (id: string) => items.find(item => item.id === id)
    expect(of(first.id)?.transactionId).toBeDefined()
    expect(of(third.id)?.transactionId).toBeDefined()
    expect(of(second.id)).toMatchObject({
      refusal: { responseCode: 'VF', validationErrors: [{ param: 'requestDecided' }] },
    })
    expect(await entries()).toBe(before + 2)
    expect(await approveAll(handIn)).toEqual(items)
    expect(await entries()).toBe(before + 2)
  })

  it('leave what the balance does not bear waiting, and move the others', async () => {
    const [large, larger] = [await askP2p('600.00'), await askP2p('700.00')]
    const { handIn } = await codeForAll([large.id, larger.id])
    const items = await approveAll(handIn)
    const moved = items.filter(({ transactionId }) => transactionId !== undefined)
    const refused = items.find(({ refusal }) => refusal)
    expect(moved).toHaveLength(1)
    expect(refused?.refusal?.validationErrors).toMatchObject([{ param: 'balance' }])
    expect(await requestOf(refused?.id ?? '')).toMatchObject({ status: 'waiting' })
  })

  it('need a code for all of them once one of them asks for something else', async () => {
    const [first, second] = [await askP2p('1.00'), await askP2p('2.00')]
    const { handIn } = await codeForAll([first.id, second.id])
    await bank.database.sql`
      update payment set amount = 90 where id =
        (select payment_id from payment_request where id = ${second.id})`
    const said = await ask('businessRequestApprove', handIn, held.approver)
    expect(said).toMatchObject(refusedBy('approvalCode'))
    expect(await requestOf(first.id)).toMatchObject({ status: 'waiting' })
    await decline(second.id, held.approver)
  })

  it('are approved without those whose flag was taken meanwhile (ACCESS-019)', async () => {
    const clerk = await grant('initiate')
    const [theirs, other] = [await askP2p('1.00', clerk), await askP2p('1.00')]
    const { handIn } = await codeForAll([theirs.id, other.id])
    await bank.control('/accesses', {
      userId: clerk.person.customerId,
      customerId: held.business.customerId,
      right: 'initiate',
      permissions: ['massUser'],
    })
    const items = await approveAll(handIn)
    expect(items.find(({ id }) => id === other.id)?.transactionId).toBeDefined()
    expect(items.find(({ id }) => id === theirs.id)?.refusal?.validationErrors).toMatchObject([
      { param: 'requestDecided' },
    ])
    const [waiting] = (await list({ createdBy: clerk.person.email })).items
    expect(waiting?.changes).toEqual(['permission'])
    await decline(theirs.id, held.approver)
  })

  it('are declined together, each by itself', async () => {
    const [first, second] = [await askP2p('1.00'), await askP2p('2.00')]
    await ask('transactionRequestWithdraw', { transactionIds: [first.id] }, held.clerk)
    const body = { transactionIds: [first.id, second.id], declined: true, reason: 'Not now' }
    const { items } = await ask('transactionRequestApprove', body, held.approver)
    expect((items as Item[]).find(({ id }) => id === second.id)).toEqual({ id: second.id })
    expect((items as Item[]).find(({ id }) => id === first.id)?.refusal).toBeDefined()
    expect(await requestOf(second.id)).toMatchObject({ status: 'declined', reason: 'Not now' })
  })

  it('hold none that the approver asked for: then no code goes out for any', async () => {
    const risen = await grant('initiate')
    const [own, other] = [await askP2p('1.00', risen), await askP2p('1.00')]
    await bank.control('/accesses', {
      userId: risen.person.customerId,
      customerId: held.business.customerId,
      right: 'full',
      permissions: ['sendUserToUser'],
    })
    const body = { transactionIds: [own.id, other.id], declined: false }
    const said = await ask('transactionRequestApprove', body, risen)
    expect(said).toMatchObject(refusedBy('requestOwn'))
  })
})

describe('the list of requests', () => {
  it('shows what waits the oldest first, and what is decided by when (APPR-016)', async () => {
    const times = async (filter: object, field: 'createdAt' | 'decidedAt') =>
      (await list(filter)).items.map(item => item[field] ?? '')
    const waiting = await times({ groupedStatus: 'waiting' }, 'createdAt')
    expect(waiting).toEqual(waiting.toSorted())
    const decided = await times({ groupedStatus: 'decided' }, 'decidedAt')
    expect(decided).toEqual(decided.toSorted().toReversed())
  })

  it('is narrowed down to a group of operations (APPR-016)', async () => {
    await pay('betweenAccountsTransfer', { toAccount: usd(), toAmount: '1.00' })
    const typesOf = async (groupedTransactionType: string) =>
      new Set((await list({ groupedTransactionType })).items.map(({ type }) => type))
    expect(await typesOf('own')).toEqual(new Set(['betweenAccounts']))
    expect(await typesOf('p2p')).toEqual(new Set(['p2p']))
    for (const group of ['external', 'mass', 'global', 'checkout']) {
      expect(await typesOf(group)).toEqual(new Set())
    }
    expect(await list({ groupedTransactionType: 'strange' })).toMatchObject({
      responseCode: 'VF',
    })
  })

  it('tells whom the customer has never paid, and what costs something else now', async () => {
    const { id } = await askP2p('1.00')
    expect(await requestOf(id)).toMatchObject({ isNewPayee: false, changes: [] })
    const payee = await bank.person()
    const first = await pay('p2pTransfer', { toEmail: payee.email, amount: '1.00' })
    expect(await requestOf(first.id)).toMatchObject({ isNewPayee: true, changes: [] })
    await bank.database.sql`
      update payment set fee = 0.20 where id =
        (select payment_id from payment_request where id = ${first.id})`
    expect(await requestOf(first.id)).toMatchObject({ changes: ['price'] })
    await bank.database.sql`
      update customer_account set status_id = 71 where customer_id = ${payee.customerId}`
    expect(await requestOf(first.id)).toMatchObject({ changes: ['price', 'payeeClosed'] })
    await decline(first.id, held.approver)
    expect(await requestOf(first.id)).not.toHaveProperty('changes')
  })

  it('is counted with what else is to be seen (APPR-018)', async () => {
    const { requestsToDecide, ownRequests } = await counts(held.approver)
    expect(ownRequests).toBe(0)
    const before = await counts(held.clerk)
    await askP2p('1.00')
    expect(await counts(held.approver)).toMatchObject({
      requestsToDecide: Number(requestsToDecide) + 1,
      batchesWithFailures: 0,
      unreadNews: expect.any(Number) as number,
    })
    expect(await counts(held.clerk)).toMatchObject({
      requestsToDecide: 0,
      counts: [],
      ownRequests: Number(before['ownRequests']) + 1,
    })
  })
})
