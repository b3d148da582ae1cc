import { beforeAll, describe, expect, it } from 'vitest'
import { aRequestingBusiness, type Worker } from '../../tests/a-requesting-business.ts'
import { type TestPerson, testSandbox } from '../../tests/test-sandbox.ts'
import { waitingBatches, type WaitingBatch } from '../../tests/waiting-batches.ts'
import { audit } from '../audit/index.ts'

const bank = testSandbox()
const requesting = aRequestingBusiness(bank)
const { held, grant, ask, requestOf, entries, balanceOf, eur } = requesting
const { noticesOf, mailsTo, refusedBy } = requesting
const batches = waitingBatches(bank, requesting)
const { askBatch, decideBatch, handIn, codeForBatch, approveBatch, paymentsOf, statusOf } = batches

const NOBODY = 'nobody@people.sixpence.example'
let second: TestPerson

beforeAll(async () => {
  second = await bank.person({ name: 'Ben Okafor' })
})

const at = (email: string) => ({ type: 'email', email })
const twoPayments = () => [
  { email: held.payee.email, amount: '20.00', note: 'June' },
  { email: second.email, amount: '30.50' },
]
const afterAMinute = () => bank.control('/clock', { advanceMs: 61_000 })
const inHistory = async ({ batchId }: WaitingBatch) =>
  (await ask('batchTransferGet', { id: batchId }, held.owner)) as {
    transfer?: object
    payments?: { payment: object[] }
  }
const keysOf = async ({ batchId }: WaitingBatch) => {
  const rows = await bank.database.sql<{ key: string }>`
    select key from payment where key like ${`${batchId}.%`} and transaction_id is not null
    order by key`
  return rows.map(({ key }) => key)
}

describe('a batch of who may not approve', () => {
  it('waits as one request, with everything it asks for, and nothing moves (APPR-015)', async () => {
    const before = await balanceOf()
    const batch = await askBatch(twoPayments())
    expect(await requestOf(batch.requestId)).toMatchObject({
      type: 'massP2p',
      status: 'waiting',
      batchId: batch.batchId,
      beneficiary: 'Wages',
      createdBy: batch.by.person.email,
      fromAccount: eur(),
      currencyCode: 'EUR',
      amount: '50.50',
      fee: '0.50',
      total: '51.00',
      paymentCount: 2,
      totals: [{ currencyCode: 'EUR', paymentCount: 2, amount: '50.50', fee: '0.50' }],
      changes: [],
    })
    expect(await paymentsOf(batch)).toMatchObject({
      total: 2,
      items: [
        { place: 1, payee: at(held.payee.email), name: 'Vera K.', amount: '20.00', note: 'June' },
        { place: 2, payee: at(second.email), name: 'Ben O.', amount: '30.50', fee: '0.25' },
      ],
    })
    const filter = { groupedTransactionType: 'mass', groupedStatus: 'waiting' }
    const listed = (await ask('transactionRequestList', filter, held.approver))['items']
    expect(listed).toMatchObject([{ id: batch.requestId }])
    const { counts } = await ask('notificationCountsGet', {}, held.approver)
    expect(counts).toContainEqual({ operation: 'massP2p', count: 1 })
    const [mail] = await mailsTo(held.approver.person)
    expect(mail?.body).toContain('“Wages”: 50.50 EUR in all. Payments in it: 2.')
    expect(await inHistory(batch)).toMatchObject({ transfer: { status: 'pendingApproval' } })
    expect(await keysOf(batch)).toEqual([])
    expect(await balanceOf()).toEqual(before)
  })

  it('is paid once it is approved, under its own id, each payment by a key (APPR-014)', async () => {
    const batch = await askBatch(twoPayments())
    const before = await entries()
    const handed = await codeForBatch(batch)
    const [mail] = await mailsTo(held.approver.person)
    expect(mail?.body).toContain('50.50 EUR in all, fee 0.50 EUR')
    expect(await entries()).toBe(before)
    const { items } = await handIn(handed)
    const { batchId, requestId } = batch
    const result = { batchId, paymentCount: 2, refusedCount: 0, refused: [] }
    expect(items).toEqual([{ id: requestId, batch: result }])
    const rows = (await paymentsOf(batch)).items?.map(({ rowId }) => rowId) ?? []
    expect(await keysOf(batch)).toEqual(rows.map(row => `${batchId}.${row}`).toSorted())
    expect((await inHistory(batch)).payments?.payment).toMatchObject(rows.map(rowId => ({ rowId })))
    expect(await inHistory(batch)).toMatchObject({
      transfer: { id: batchId, name: 'Wages', status: 'executed', amount: '50.50', fee: '0.50' },
    })
    expect(await requestOf(requestId)).toMatchObject({ status: 'approved', refusedCount: 0 })
    expect(await noticesOf(batch.by.person, requestId)).toEqual([{ type: 'requestApproved' }])
    // The same code again moves nothing twice, and returns the same.
    expect((await handIn(handed)).items).toEqual(items)
    expect(await entries()).toBe(before + 2)
    expect(await audit(bank.database)).toEqual([])
  })

  it('is paid by the phone of whoever approves it', async () => {
    const approver = await bank.person({
      kind: 'business',
      approval: 'push',
      standing: { actsForOthers: true },
      accesses: [{ customerId: held.business.customerId, right: 'confirm' }],
    })
    const by = await requesting.worker(approver)
    const batch = await askBatch(twoPayments())
    const said = await decideBatch(batch, by)
    const pushes = (await (await bank.control('/pushes')).json()) as {
      id: string
      to: string
      payments: object[]
    }[]
    const push = pushes.find(({ to }) => to === approver.email)
    expect(push?.payments).toMatchObject([{ amount: '50.50', fee: '0.50', payee: 'Wages' }])
    expect(await keysOf(batch)).toEqual([])
    await bank.control(`/push/${push?.id}`, { approve: true })
    expect(await keysOf(batch)).toHaveLength(2)
    const { approvalTransactionId } = said
    expect(await handIn({ approvalTransactionId }, by)).toMatchObject({
      items: [{ batch: { paymentCount: 2, refusedCount: 0 } }],
    })
  })

  it('is declined with a reason, told to who asked, and pays nobody (APPR-014)', async () => {
    const batch = await askBatch(twoPayments())
    const decline = (reason?: string) =>
      decideBatch(batch, held.approver, { declined: true, reason })
    expect(await decline()).toMatchObject(refusedBy('reason'))
    expect(await decline('Twice this month')).toMatchObject({ items: [{ id: batch.requestId }] })
    expect(await requestOf(batch.requestId)).toMatchObject({
      status: 'declined',
      reason: 'Twice this month',
    })
    const [mail] = await mailsTo(batch.by.person)
    expect(mail?.body).toContain('Twice this month')
    expect(await decideBatch(batch)).toMatchObject(refusedBy('requestDecided'))
    expect(await keysOf(batch)).toEqual([])
    const { items = [] } = await paymentsOf(batch)
    expect(items.map(({ status, isNewPayee }) => [status, isNewPayee])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ])
  })

  it('is withdrawn by who asked, and by nobody else', async () => {
    const batch = await askBatch(twoPayments())
    const handed = await codeForBatch(batch)
    const withdraw = (by: Worker) =>
      ask('transactionRequestWithdraw', { transactionIds: [batch.requestId] }, by)
    expect(await withdraw(held.clerk)).toMatchObject({ responseCode: '13' })
    expect(await withdraw(batch.by)).toMatchObject({ responseCode: '00' })
    expect(await handIn(handed)).toMatchObject(refusedBy('requestDecided'))
    expect(await statusOf(batch)).toBe('withdrawn')
    expect(await keysOf(batch)).toEqual([])
  })

  it('ends once: whoever comes later is told that it is decided', async () => {
    const batch = await askBatch(twoPayments())
    const other = await grant('confirm', [])
    const handed = await codeForBatch(batch)
    const others = await codeForBatch(batch, other)
    expect((await handIn(others, other)).items).toHaveLength(1)
    expect(await handIn(handed)).toMatchObject(refusedBy('requestDecided'))
    expect(await decideBatch(batch)).toMatchObject(refusedBy('requestDecided'))
    const withdraw = { transactionIds: [batch.requestId] }
    expect(await ask('transactionRequestWithdraw', withdraw, batch.by)).toMatchObject(
      refusedBy('requestDecided'),
    )
    expect(await keysOf(batch)).toHaveLength(2)
  })

  it('waits for 30 days, and then pays nobody', async () => {
    const batch = await askBatch(twoPayments())
    await bank.database.sql`
      update payment_request set expires_at = requested_at + interval '1 second'
      where id = ${batch.requestId}`
    await afterAMinute()
    expect(await decideBatch(batch)).toMatchObject(refusedBy('approvalExpired'))
    expect(await statusOf(batch)).toBe('expired')
  })
})

describe('the payments of a batch that is approved', () => {
  it('are made where they can be, and say why not the rest (APPR-015)', async () => {
    const payments = [...twoPayments(), { email: NOBODY, amount: '1' }]
    const batch = await askBatch([...payments, { email: second.email, amount: '5000' }], {
      name: 'Bonus',
    })
    const warned = (await paymentsOf(batch)).items?.map(({ reason }) => reason)
    expect(warned).toEqual([undefined, undefined, 'payee', undefined])
    expect(await requestOf(batch.requestId)).toMatchObject({ changes: ['balance', 'payeeClosed'] })
    const { items } = await approveBatch(batch)
    expect(items?.[0]?.batch).toMatchObject({
      paymentCount: 4,
      refusedCount: 2,
      refused: [
        { place: 3, payee: at(NOBODY), reason: 'payee' },
        { place: 4, reason: 'funds' },
      ],
    })
    const came = (await paymentsOf(batch)).items?.map(({ status, reason }) => [status, reason])
    expect(came).toEqual([
      ['paid', undefined],
      ['paid', undefined],
      ['refused', 'payee'],
      ['refused', 'funds'],
    ])
    expect(await requestOf(batch.requestId)).toMatchObject({ paymentCount: 4, refusedCount: 2 })
    const [mail] = await mailsTo(batch.by.person)
    expect(mail?.body).toContain('that weren’t made: 2 of 4')
    // The mail goes to the business's own address, not to the approver.
    expect(await mailsTo(held.business)).toContainEqual(
      expect.objectContaining({ body: expect.stringContaining('2 of 4') as string }),
    )
  })

  it('leave it waiting where none of them can be made', async () => {
    const batch = await askBatch([
      { email: NOBODY, amount: '1' },
      { email: second.email, amount: '9000' },
    ])
    const before = await entries()
    expect(await approveBatch(batch)).toMatchObject(refusedBy('nonePayable'))
    expect(await entries()).toBe(before)
    expect(await statusOf(batch)).toBe('waiting')
    expect(await inHistory(batch)).toMatchObject({ transfer: { status: 'pendingApproval' } })
    const short = await askBatch([{ email: second.email, amount: '9000' }])
    expect(await approveBatch(short)).toMatchObject(refusedBy('balance'))
    expect(await statusOf(short)).toBe('waiting')
  })

  it.each([
    [
      'account was closed',
      (id: string) => bank.database.sql`
      update customer_account set status_id = 71 where customer_id = ${id}`,
    ],
    [
      'address is somebody else’s by now',
      async (id: string) => {
        const { customerId } = await bank.person()
        const [old] = await bank.database.sql<{ email: string }>`
        update customer set email = 'moved-' || email where id = ${id}
        returning substr(email, 7) as email`
        await bank.database.sql`update customer set email = ${old?.email} where id = ${customerId}`
      },
    ],
  ])('are not made to whom whose %s', async (_what, change) => {
    const payee = await bank.person()
    const batch = await askBatch([{ email: payee.email, amount: '1.00' }, ...twoPayments()])
    expect(await paymentsOf(batch)).toMatchObject({ items: [{ isNewPayee: true }, {}, {}] })
    await change(payee.customerId)
    expect(await requestOf(batch.requestId)).toMatchObject({ changes: ['payeeClosed'] })
    const { items } = await approveBatch(batch)
    expect(items?.[0]?.batch?.refused).toMatchObject([{ place: 1, reason: 'payee' }])
    expect(await keysOf(batch)).toHaveLength(2)
  })

  it('are not made at another fee than was approved', async () => {
    const batch = await askBatch(twoPayments())
    const [fee] = await bank.database.sql<{ fixed: string }>`
      select fixed from fee_schedule where operation = 'p2p'`
    await bank.database.sql`update fee_schedule set fixed = fixed + 1 where operation = 'p2p'`
    try {
      expect(await requestOf(batch.requestId)).toMatchObject({ changes: ['price'] })
      expect((await paymentsOf(batch)).items).toMatchObject([
        { reason: 'price' },
        { reason: 'price' },
      ])
      expect(await approveBatch(batch)).toMatchObject(refusedBy('nonePayable'))
    } finally {
      await bank.database.sql`update fee_schedule set fixed = ${fee?.fixed} where operation = 'p2p'`
    }
    expect(await statusOf(batch)).toBe('waiting')
  })
})
