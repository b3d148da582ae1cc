import { describe, expect, it } from 'vitest'
import { aRequestingBusiness, type Worker } from '../../tests/a-requesting-business.ts'
import { readJson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const {
  held,
  grant,
  ask,
  eur,
  usd,
  pay,
  askP2p,
  decide,
  decline,
  codeFor,
  approve,
  requestOf,
  balanceOf,
  intentOf,
  entries,
  noticesOf,
  mailsTo,
  refusedBy,
} = aRequestingBusiness(bank)

describe('a payment of somebody who may only begin it', () => {
  it('becomes a request: nothing moves and nothing is held (ACCESS-009)', async () => {
    const before = await balanceOf()
    const { said, key, id } = await askP2p()
    expect(said).toMatchObject({
      responseCode: '00',
      fee: '0.25',
      approval: { availableApprovalMethods: [], forOthers: true },
    })
    expect(said).not.toHaveProperty('transactionId')
    expect(await balanceOf()).toEqual(before)
    expect(await intentOf(key)).toMatchObject({ status: 'pendingApproval', held: { fee: '0.25' } })
    expect(await requestOf(id, held.clerk)).toMatchObject({
      type: 'p2p',
      status: 'waiting',
      createdBy: held.clerk.person.email,
      fromAccount: eur(),
      amount: '5.00',
      fee: '0.25',
      total: '5.25',
      currencyCode: 'EUR',
      beneficiary: 'Vera K.',
      beneficiaryEmail: held.payee.email,
      beneficiaryKind: 'person',
      note: 'Paper',
      isOwn: true,
    })
  })

  it('becomes one between own accounts too, for what is to arrive (ACCESS-009)', async () => {
    const before = await balanceOf(usd())
    const own = { toAccount: usd(), toAmount: '10.00' }
    const { said, id } = await pay('betweenAccountsTransfer', own)
    expect(said).toMatchObject({ responseCode: '00', approval: { forOthers: true } })
    expect(await requestOf(id)).toMatchObject({
      type: 'betweenAccounts',
      beneficiary: usd(),
      toAmount: '10.00',
      toCurrencyCode: 'USD',
      isOwn: false,
    })
    expect(await balanceOf(usd())).toEqual(before)
    expect((await approve(id, held.owner)).responseCode).toBe('00')
    expect(Number((await balanceOf(usd()))?.balance)).toBe(Number(before?.balance) + 10)
  })

  it('is told to everybody who may approve it, and to nobody else (ACCESS-022)', async () => {
    const { id } = await askP2p()
    for (const { person } of [held.owner, held.approver]) {
      expect(await noticesOf(person, id)).toEqual([{ type: 'requestReceived' }])
      const [mail] = await mailsTo(person)
      expect(mail?.subject).toBe('A payment needs your approval')
      expect(mail?.body).toContain('5.00 EUR')
      expect(mail).not.toHaveProperty('code')
    }
    for (const { person } of [held.clerk, held.reader])
      expect(await noticesOf(person, id)).toEqual([])
  })

  it('is told in the ways that each of them wants, and to every list (RT-028)', async () => {
    const [clerk, approver] = [await grant('initiate'), await grant('confirm')]
    const switchOff = (identified: string, { token }: Worker) =>
      bank.call('notificationSettingsSet', { identified, value: false }, token)
    await switchOff('payments.screen', approver)
    await switchOff('payments.email', clerk)
    const { id } = await askP2p('4.00', clerk)
    expect(await noticesOf(approver.person, id)).toEqual([{ type: 'requestChanged' }])
    expect(await mailsTo(approver.person)).toMatchObject([
      { subject: 'A payment needs your approval' },
    ])
    const before = await mailsTo(clerk.person)
    await decline(id, held.owner)
    expect(await noticesOf(clerk.person, id)).toEqual([{ type: 'requestDeclined' }])
    expect(await mailsTo(clerk.person)).toEqual(before)
  })

  it('is asked for once under one key', async () => {
    const { key, id, said } = await askP2p()
    const body = {
      toEmail: held.payee.email,
      amount: '5.00',
      note: 'Paper',
      fromAccount: eur(),
      fromCustomerId: held.business.customerId,
    }
    const again = await readJson(bank.call('p2pTransfer', body, { token: held.clerk.token, key }))
    expect(again).toEqual(said)
    expect(await noticesOf(held.owner.person, id)).toHaveLength(1)
  })

  it('is refused at once when the balance does not bear it', async () => {
    expect((await askP2p('9999.00')).said).toMatchObject(refusedBy('balance'))
  })
})

describe('an approver', () => {
  it('moves the money once, by a code, and who asked is told (ACCESS-022)', async () => {
    const { id, key } = await askP2p()
    const [before, count] = [await balanceOf(), await entries()]
    const { approvalTransactionId, code } = await codeFor(id, held.approver)
    expect(await entries()).toBe(count)
    const handIn = () =>
      ask('businessRequestApprove', { approvalTransactionId, code }, held.approver)
    const approved = await handIn()
    const [item] = approved['items'] as { id: string; transactionId: string }[]
    expect(item?.id).toBe(id)
    // A client that lost the response asks again and gets the same one.
    expect(await handIn()).toEqual(approved)
    expect(await entries()).toBe(count + 1)
    expect(Number((await balanceOf())?.balance)).toBe(Number(before?.balance) - 5.25)
    expect(await intentOf(key)).toMatchObject({
      status: 'settled',
      transactionId: item?.transactionId,
    })
    expect(await requestOf(id)).toMatchObject({
      status: 'approved',
      transactionId: item?.transactionId,
    })
    expect(await noticesOf(held.clerk.person, id)).toEqual([{ type: 'requestApproved' }])
  })

  it('declines with a reason, which who asked is told (ACCESS-022)', async () => {
    const { id, key } = await askP2p()
    const before = await balanceOf()
    expect(await decline(id, held.approver, ' ')).toMatchObject(refusedBy('reason'))
    expect((await decline(id, held.approver, 'Wrong invoice')).responseCode).toBe('00')
    expect(await requestOf(id)).toMatchObject({ status: 'declined', reason: 'Wrong invoice' })
    expect(await intentOf(key)).toMatchObject({
      status: 'refused',
      refusal: { validationErrors: [{ param: 'requestDeclined' }] },
    })
    expect(await balanceOf()).toEqual(before)
    expect(await noticesOf(held.clerk.person, id)).toEqual([{ type: 'requestDeclined' }])
    const [mail] = await mailsTo(held.clerk.person)
    expect(mail?.body).toContain('Wrong invoice')
  })

  it('has five tries, and a new code after a minute', async () => {
    const { id } = await askP2p()
    const { approvalTransactionId, code } = await codeFor(id, held.approver)
    expect(await decide(id, held.approver)).toMatchObject(refusedBy('approvalCodeTooSoon'))
    const wrong = code === '000000' ? '000001' : '000000'
    const handIn = (typed: string) =>
      ask('businessRequestApprove', { approvalTransactionId, code: typed }, held.approver)
    for (const triesLeft of [4, 3, 2, 1]) {
      expect(await handIn(wrong)).toMatchObject({
        validationErrors: [{ param: 'approvalCode', triesLeft }],
      })
    }
    expect(await handIn(wrong)).toMatchObject(refusedBy('approvalCodeAttempts'))
    expect(await handIn(code)).toMatchObject(refusedBy('approvalCodeAttempts'))
    await bank.control('/clock', { advanceMs: 61_000 })
    expect((await approve(id, held.approver)).responseCode).toBe('00')
  })

  it('cannot use a code of another held.approver, or of an earlier sending', async () => {
    const { id } = await askP2p()
    const first = await codeFor(id, held.approver)
    expect((await ask('businessRequestApprove', first, held.owner)).responseCode).toBe('13')
    await bank.control('/clock', { advanceMs: 61_000 })
    await codeFor(id, held.approver)
    const said = await ask('businessRequestApprove', first, held.approver)
    expect(said).toMatchObject(refusedBy('approvalCodeExpired'))
  })

  it('finds limits and balance as they are then, and may try again', async () => {
    const { id } = await askP2p('900.00')
    const other = { toEmail: held.payee.email, amount: '200.00' }
    expect((await pay('p2pTransfer', other, held.owner)).said.responseCode).toBe('00')
    const handIn = await codeFor(id, held.approver)
    const short = await ask('businessRequestApprove', handIn, held.approver)
    expect(short).toMatchObject(refusedBy('balance'))
    expect(await requestOf(id)).toMatchObject({ status: 'waiting' })
    const back = {
      fromAccount: held.payee.accounts[0]?.accountId,
      toEmail: held.business.email,
      amount: '400',
    }
    const by = {
      token: (await bank.signIn(held.payee)).accessToken,
      key: 'key-of-money-that-comes-back',
    }
    await readJson(bank.call('p2pTransfer', back, by))
    expect((await ask('businessRequestApprove', handIn, held.approver)).responseCode).toBe('00')
  })
})
