import { describe, expect, it } from 'vitest'
import { aRequestingBusiness } from '../../tests/a-requesting-business.ts'
import { testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const {
  held,
  ask,
  usd,
  pay,
  decide,
  decline,
  approve,
  codeFor,
  requestOf,
  intentOf,
  mailsTo,
  refusedBy,
} = aRequestingBusiness(bank)

const MONTHLY = { subscriptionFrequency: 'monthly', subscriptionTransactions: 3 }
const terms = { frequency: 'monthly', transactions: 3, userCancel: true }

const askMonthly = (change: object = {}) =>
  pay('betweenAccountsTransfer', { toAccount: usd(), toAmount: '5.00', ...MONTHLY, ...change })
const listed = async () =>
  (await ask('preapprovedList', {}, held.owner))['items'] as Record<string, unknown>[]

describe('a repeated payment that waits for an approval', () => {
  it('tells who approves and who asked how it is repeated', async () => {
    const before = await listed()
    const { id, key } = await askMonthly()
    expect(await requestOf(id)).toMatchObject({ subscription: terms })
    expect(await intentOf(key)).toMatchObject({ held: { subscription: terms } })
    expect(await listed()).toEqual(before)
  })

  it('says in the mail with the code, and to approvers, how it is repeated', async () => {
    const { id } = await askMonthly({ subscriptionUserCancel: false })
    const [asked] = await mailsTo(held.approver.person)
    expect(asked?.body).toContain('repeats every month, 3 payments in all')
    await decide(id, held.approver)
    const [sent] = await mailsTo(held.approver.person)
    expect(sent?.body).toContain('Only the bank can stop it.')
  })

  it('begins when it is approved', async () => {
    const before = await listed()
    const { id } = await askMonthly()
    expect(await approve(id, held.approver)).toMatchObject({ responseCode: '00' })
    const [item, ...others] = await listed()
    expect(others).toEqual(before)
    expect(item).toMatchObject({ status: 'active', transactionsMade: 1, transactionsLeft: 2 })
  })

  it('never begins when it is declined', async () => {
    const before = await listed()
    await decline((await askMonthly()).id, held.approver)
    expect(await listed()).toEqual(before)
  })

  it('takes no code that was sent for other terms', async () => {
    const { id } = await askMonthly()
    const code = await codeFor(id, held.approver)
    await bank.database.sql`
      update subscription set transactions = 30
      where payment_id = (select payment_id from payment_request where id = ${id})`
    expect(await ask('businessRequestApprove', code, held.approver)).toMatchObject(
      refusedBy('approvalCode'),
    )
  })

  it('is refused where its end has passed meanwhile, and moves nothing', async () => {
    const { id } = await askMonthly()
    await bank.database.sql`
      update subscription set end_day = '2020-01-01'
      where payment_id = (select payment_id from payment_request where id = ${id})`
    expect(await approve(id, held.approver)).toMatchObject(refusedBy('subscriptionEndDate'))
    expect(await requestOf(id)).toMatchObject({ status: 'waiting' })
  })
})
