import {
  approvalMethods,
  batchMethods,
  paymentMethods,
  transferMethods,
} from '@sixpence/protocol/schemas'
import { type BatchDraftState, filePart } from '@sixpence/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  aBank,
  aKey,
  type TestBank,
  type TestCall,
  type TestCustomer,
} from '../../../tests/a-bank.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { grantAccess } from '../../access/index.ts'
import { audit } from '../../audit/index.ts'
import { payOneBatch } from '../executing/batch-job.ts'

const held = testDatabase()

describe('submitting a draft', () => {
  let bank: TestBank
  let ada: TestCustomer
  let ben: TestCustomer
  let zoe: TestCustomer
  let key = ''

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ businessName: 'Quay Tools', accounts: { EUR: '1000.00' } })
    ben = await bank.customer({ accounts: { EUR: '0' } })
    zoe = await bank.customer({ accounts: { EUR: '0' } })
    key = aKey()
  })

  const wages = () => `${ben.email} 20 May\n${zoe.email} 30 May\nnobody@sixpence.example 5 May`
  const handIn = async ({ text = wages(), by = ada, acting = undefined as TestCall['acting'] }) => {
    const input = { batchName: 'Wages', accountId: ada.accounts['EUR'], text }
    const ignored = { ...input, ignoreIdenticalBatch: true }
    const call = { by, ...(acting && { acting }) }
    const { body } = await bank.call(batchMethods.handInP2p, { ...call, input: ignored })
    const read = { ...call, input: { batchId: body['batchId'] } }
    const { draft } = (await bank.call(batchMethods.draftRows, read)).body as unknown as {
      draft: BatchDraftState
    }
    return draft
  }
  const shown = ({ batchId, version, price }: BatchDraftState) => ({
    batchId,
    version,
    expectedTotal: price?.amount,
    expectedFee: price?.fee,
    expectedCurrencyCode: 'EUR',
  })
  const submit = async (input: object, call: Partial<TestCall> = {}) =>
    (await bank.call(batchMethods.submit, { by: ada, key, input, ...call })).body
  const intent = async () =>
    (await bank.call(paymentMethods.intent, { by: ada, input: { key } })).body
  const get = async (id: string) =>
    (await bank.call(batchMethods.get, { by: ada, input: { id } })).body
  const work = async () => {
    const clock = { now: () => bank.now() }
    while (await payOneBatch({ database: bank.database, newId: bank.newId, clock }, '')) continue
  }
  const balances = () =>
    Promise.all([ada, ben, zoe].map(({ accounts }) => bank.balance(accounts['EUR'])))
  const faults = () => audit(bank.database)

  it('pays its rows once, each to its own outcome (MASS-001, HIST-014, HIST-016)', async () => {
    const draft = await handIn({})
    expect(draft.price).toEqual({ amount: '55.00', fee: '0.75' })
    const first = await submit(shown(draft))
    expect(first).toEqual({
      responseCode: '00',
      date: bank.now().toISOString(),
      batchId: draft.batchId,
    })
    expect(await submit(shown(draft))).toEqual(first)
    await work()
    expect(await balances()).toEqual(['949.50', '20.00', '30.00'])
    expect(await get(draft.batchId)).toMatchObject({
      transfer: { name: 'Wages', status: 'partial', paymentCount: 3, refusedCount: 1 },
      payments: {
        payment: [{ status: 'paid' }, { status: 'paid' }, { status: 'refused', reason: 'payee' }],
      },
    })
    expect(await intent()).toMatchObject({
      status: 'settled',
      batchId: draft.batchId,
      held: { operation: 'batch', batchName: 'Wages', batchOperation: 'massP2p', paymentCount: 3 },
    })
    const again = { by: ada, input: { batchId: draft.batchId } }
    expect((await bank.call(batchMethods.draftRows, again)).body).toMatchObject({
      responseCode: '13',
    })
    expect(await faults()).toEqual([])
  })

  it('is no recent transfer of its own', async () => {
    await submit(shown(await handIn({})))
    await work()
    const { body } = await bank.call(transferMethods.recent, { by: ada, input: {} })
    expect(body).toMatchObject({ responseCode: '00' })
  })

  it.each([
    ['another version', { version: 9 }, 'revision'],
    ['another total', { expectedTotal: '54.99' }, 'expectedTotal'],
    ['another fee', { expectedFee: '0.74' }, 'expectedFee'],
    ['another currency', { expectedCurrencyCode: 'USD' }, 'expectedCurrencyCode'],
  ])('refuses %s than the one shown, and keeps the draft', async (_what, change, param) => {
    const draft = await handIn({})
    expect(await submit({ ...shown(draft), ...change })).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param }],
    })
    expect(await balances()).toEqual(['1000.00', '0.00', '0.00'])
    key = aKey()
    expect(await submit(shown(draft))).toMatchObject({ responseCode: '00' })
  })

  it('pays all or none where the money falls short, unless it is to go as far as it goes', async () => {
    const draft = await handIn({ text: `${ben.email} 600\n${zoe.email} 500` })
    expect(await submit(shown(draft))).toMatchObject({ validationErrors: [{ param: 'balance' }] })
    key = aKey()
    expect(await submit({ ...shown(draft), asFarAsItGoes: true })).toMatchObject({
      responseCode: '00',
    })
    await work()
    expect(await balances()).toEqual(['399.75', '600.00', '0.00'])
    expect(await get(draft.batchId)).toMatchObject({
      payments: { payment: [{ status: 'paid' }, { reason: 'funds' }] },
    })
  })

  it('refuses more than may still leave today', async () => {
    await bank.database.sql`
      insert into customer_limit (customer_id, operation, daily) values (${ada.id}, 'p2p', 40)`
    const draft = await handIn({})
    expect(await submit(shown(draft))).toMatchObject({ validationErrors: [{ param: 'limit' }] })
  })

  it('refuses a faulty row and an empty batch', async () => {
    const faulty = await handIn({ text: `${ben.email} 20\nno address 3` })
    const rows = { validationErrors: [{ param: 'rows' }] }
    expect(await submit(shown(faulty))).toMatchObject(rows)
  })

  it('asks about an identical batch, and takes the answer under the same key (MASS-008, API-012, CONST-001)', async () => {
    const earlier = await handIn({})
    await submit(shown(earlier))
    const draft = await handIn({})
    key = aKey()
    const asked = await submit(shown(draft))
    expect(asked).toMatchObject({ responseCode: '92', batchId: earlier.batchId })
    expect(await intent()).toEqual({ responseCode: '00', status: 'notFound' })
    expect(await submit({ ...shown(draft), ignoreIdenticalBatch: true })).toMatchObject({
      responseCode: '00',
      batchId: draft.batchId,
    })
    await work()
    expect((await balances())[1]).toBe('40.00')
  })

  it.each([
    ['SHA', '12.50', '802.10'],
    ['sha', '12.50', '802.10'],
    [' BEN\u{A0}', '0.00', '814.60'],
    ['', '25.00', '789.60'],
  ])(
    'prices rows to accounts elsewhere like single transfers: "%s" (MASS-002)',
    async (share, fee, left) => {
      const columns =
        'payeeName,countryCode,currency,amount,feeShare,accountNumber,bic,address,city'
      const row = `Elm Supplies,US,USD,200,${share},9000000017,PRTRUS33XXX,77 Elm Avenue,Chicago`
      const bytes = new TextEncoder().encode(`${columns}\n${row}\n`)
      const files = new Map([[filePart('document'), { fileName: 'wires.csv', bytes }]])
      const input = { type: 'wire', batchName: 'Wires', accountId: ada.accounts['EUR'] }
      const { body } = await bank.call(batchMethods.handIn, { by: ada, input, files })
      const read = { by: ada, input: { batchId: body['batchId'] } }
      const { draft, rows } = (await bank.call(batchMethods.draftRows, read)).body as unknown as {
        draft: BatchDraftState
        rows: object[]
      }
      const price = { amount: '185.40', fee }
      expect({ draft, rows }).toMatchObject({ draft: { faultyCount: 0, price }, rows: [{ price }] })
      expect(await submit(shown(draft))).toMatchObject({ responseCode: '00' })
      await work()
      expect(await bank.balance(ada.accounts['EUR'])).toBe(left)
      expect(await faults()).toEqual([])
    },
  )

  it('wants the flag of its kind (ACCESS-020)', async () => {
    const draft = await handIn({})
    expect(await submit(shown(draft), { without: ['massUser'] })).toMatchObject({
      responseCode: '13',
    })
  })

  describe('with a code', () => {
    let draft: BatchDraftState
    let trxid = ''

    beforeEach(async () => {
      await bank.database.sql`update customer set approval_mode = 'otp' where id = ${ada.id}`
      draft = await handIn({})
      const { approval } = await submit(shown(draft))
      trxid = (approval as { trxid: string }).trxid
    })

    const approve = async (approvalCode: string) =>
      (await bank.call(paymentMethods.approve, { by: ada, key, input: { trxid, approvalCode } }))
        .body

    it('waits for it, sets the money aside, and then pays (APPR-003, APPR-004, MASS-013)', async () => {
      const [message] = await bank.database.sql<{ body: string }>`
        select body from inbox_message where recipient = ${ada.email}`
      expect(message?.body).toContain('55.00 EUR to Wages')
      expect(await intent()).toMatchObject({
        status: 'pendingApproval',
        held: { operation: 'batch', batchId: draft.batchId, total: '55.75', paymentCount: 3 },
      })
      const [aside] = await bank.database.sql<{ held: string }>`
        select held_amount(${ada.accounts['EUR']}, ${bank.now()}, null) as held`
      expect(aside?.held).toBe('55.75')
      const code = await bank.codeOf(ada)
      expect(await approve(code)).toEqual({ responseCode: '00', batchId: draft.batchId })
      expect(await intent()).toMatchObject({ status: 'executing', batchId: draft.batchId })
      expect(await faults()).toEqual([])
      await work()
      expect(await approve(code)).toEqual({ responseCode: '00', batchId: draft.batchId })
      expect(await intent()).toMatchObject({ status: 'settled' })
      expect(await balances()).toEqual(['949.50', '20.00', '30.00'])
      expect(await faults()).toEqual([])
    })

    it('takes the code for no other batch', async () => {
      await bank.database.sql`
        insert into batch_order
        select 'other-' || id, customer_id, made_by, name, type, account_id, at, rows
        from batch_order where id = ${draft.batchId}`
      await bank.database.sql`update payment set batch_id = 'other-' || batch_id where key = ${key}`
      expect(await approve(await bank.codeOf(ada))).toMatchObject({
        validationErrors: [{ param: 'approvalCode' }],
      })
    })

    it('asks about it while it waits and while it is executed (MASS-008)', async () => {
      const asked = { responseCode: '92', batchId: draft.batchId }
      const again = async () => submit(shown(await handIn({})), { key: aKey() })
      expect(await again()).toMatchObject(asked)
      await approve(await bank.codeOf(ada))
      expect(await again()).toMatchObject(asked)
    })

    it('asks no more once it has waited too long', async () => {
      bank.advance(24 * 60 * 60_000)
      expect(await submit(shown(await handIn({})), { key: aKey() })).toMatchObject({
        responseCode: '00',
      })
    })

    it('refuses the rest once nothing may leave its customer', async () => {
      await approve(await bank.codeOf(ada))
      await bank.database.sql`
        insert into limit_reason (id, customer_id, reason_id, since)
        values (${bank.newId()}, ${ada.id}, 3, ${bank.now()})`
      await work()
      expect((await get(draft.batchId))['payments']).toMatchObject({
        payment: [{ reason: 'account' }, { reason: 'account' }, { reason: 'account' }],
      })
      expect(await faults()).toEqual([])
    })

    it('refuses the rest once its submitter may no longer pay (ACCESS-009, ACCESS-020)', async () => {
      await approve(await bank.codeOf(ada))
      await bank.database.sql`update customer set acts_for_others = true where id = ${ada.id}`
      await work()
      expect((await get(draft.batchId))['payments']).toMatchObject({
        payment: [{ reason: 'access' }, { reason: 'access' }, { reason: 'access' }],
      })
      expect(await balances()).toEqual(['1000.00', '0.00', '0.00'])
    })
  })

  describe('without the right to approve', () => {
    let clerk: TestCustomer
    let draft: BatchDraftState
    let answer: object

    beforeEach(async () => {
      clerk = await bank.customer({})
      await bank.database.transaction(sql =>
        grantAccess(sql, [
          { userId: clerk.id, customerId: ada.id, right: 'initiate', permissions: ['massUser'] },
        ]),
      )
      const acting = { customer: ada, right: 'initiate' } as const
      draft = await handIn({ by: clerk, acting })
      answer = await submit(shown(draft), { by: clerk, acting })
    })

    const decide = async (input: object) =>
      (await bank.call(approvalMethods.decideBatch, { by: ada, input: { ...input } })).body

    it('waits for somebody who has it, and is paid in the submitter’s name (APPR-014, APPR-015)', async () => {
      expect(answer).toMatchObject({ approval: { forOthers: true } })
      expect(await intent()).toMatchObject({ status: 'pendingApproval' })
      const begun = await decide({ batchId: draft.batchId, declined: false })
      const input = { approvalTransactionId: begun['approvalTransactionId'] }
      const { body } = await bank.call(approvalMethods.approve, { by: ada, input })
      expect(body['items']).toMatchObject([{ batch: { batchId: draft.batchId } }])
      await work()
      expect(await intent()).toMatchObject({ status: 'settled', batchId: draft.batchId })
      expect(await balances()).toEqual(['949.50', '20.00', '30.00'])
      expect(await faults()).toEqual([])
    })

    it('ends under its key when it is declined (MASS-012)', async () => {
      await decide({ batchId: draft.batchId, declined: true, reason: 'Not now' })
      expect(await intent()).toMatchObject({ status: 'refused' })
    })
  })
})
