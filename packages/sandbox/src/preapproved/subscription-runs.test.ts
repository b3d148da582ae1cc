import { beforeAll, describe, expect, it } from 'vitest'
import { statusId } from '../accounts/index.ts'
import { audit } from '../audit/index.ts'
import { eventually, readJson, testSandbox, type TestPerson } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const DAY_MS = 86_400_000
const later = (days: number) => bank.control('/clock', { advanceMs: days * DAY_MS })

interface Payer {
  readonly person: TestPerson
  readonly token: string
  readonly from: string
  readonly to: string
}

let keys = 0

async function aPayer(): Promise<Payer> {
  const person = await bank.person()
  const [from, to] = person.accounts
  const { accessToken: token } = await bank.signIn(person)
  return { person, token, from: from?.accountId ?? '', to: to?.accountId ?? '' }
}

const send = ({ token, from, to }: Payer, fields: object) => {
  const key = `key-of-a-subscription-${String((keys += 1)).padStart(4, '0')}`
  const body = { fromAccount: from, toAccount: to, toAmount: '1.00', ...fields }
  return readJson(bank.call('betweenAccountsTransfer', body, { token, key }))
}

const runsOf = (payer: Payer) => bank.database.sql<{ day: string; fault: string | null }>`
  select run.day::text as day, run.fault from subscription_run run
    join subscription on subscription.id = subscription_id
  where customer_id = ${payer.person.customerId} order by number`

const statusOf = async ({ person }: Payer) => {
  const [row] = await bank.database.sql<{ status: string }>`
    select status from subscription where customer_id = ${person.customerId}`
  return row?.status
}

const mailsTo = async ({ person }: Payer) =>
  (await (await bank.control(`/inbox?to=${encodeURIComponent(person.email)}`)).json()) as {
    subject: string
    body: string
  }[]

describe('a subscription', () => {
  let weekly: Payer

  beforeAll(async () => {
    weekly = await aPayer()
  }, 60_000)

  it('makes each payment of a year once, as of its day, when the clock jumps', async () => {
    await send(weekly, { subscriptionFrequency: 'weekly', subscriptionTransactions: 30 })
    await later(366)
    await eventually(async () => expect(await statusOf(weekly)).toBe('completed'))
    const runs = await runsOf(weekly)
    expect(runs).toHaveLength(30)
    const gaps = runs
      .slice(1)
      .map(({ day }, at) => Date.parse(day) - Date.parse(runs[at]?.day ?? ''))
    expect(new Set(gaps)).toEqual(new Set([7 * DAY_MS]))
    const moved = await bank.database.sql<{ at: Date }>`
      select entry.at from payment join journal_entry entry on entry.id = transaction_id
      where customer_id = ${weekly.person.customerId} order by entry.at`
    const days = moved.map(({ at }) => at.toISOString().slice(0, 10))
    expect(days).toEqual(runs.map(({ day }) => day))
  })

  it('makes the payments of one customer in the order of their days when the clock jumps', async () => {
    const payer = await aPayer()
    await send(payer, { subscriptionFrequency: 'monthly', subscriptionTransactions: 3 })
    await send(payer, { subscriptionFrequency: 'weekly', subscriptionTransactions: 8 })
    await later(70)
    await eventually(async () => expect(await runsOf(payer)).toHaveLength(11))
    const runs = await runsOf(payer)
    const moved = await bank.database.sql<{ at: Date }>`
      select entry.at from payment join journal_entry entry on entry.id = transaction_id
      where customer_id = ${payer.person.customerId} order by entry.at`
    const days = moved.map(({ at }) => at.toISOString().slice(0, 10))
    expect(days).toEqual(runs.map(({ day }) => day).toSorted())
  })

  it('tells why a payment was not made, and stops after three', async () => {
    const poor = await aPayer()
    const half = String(Math.floor(Number(poor.person.accounts[0]?.balance) * 0.6))
    const sent = await send(poor, { subscriptionFrequency: 'monthly', toAmount: half })
    expect(sent).toMatchObject({ responseCode: '00' })
    await later(40)
    await eventually(async () => expect(await runsOf(poor)).toHaveLength(2))
    expect((await runsOf(poor)).at(-1)).toMatchObject({ fault: 'funds' })
    const [failed] = await mailsTo(poor)
    expect(failed?.subject).toBe('A repeating payment wasn’t made')
    expect(failed?.body).toContain('There wasn’t enough money in the account.')
    await later(100)
    await eventually(async () => expect(await statusOf(poor)).toBe('stopped'))
    expect(await runsOf(poor)).toHaveLength(4)
    const [stopped] = await mailsTo(poor)
    expect(stopped?.subject).toBe('A repeating payment was stopped')
    const notices = await bank.database.sql<{ type: string }>`
      select type from notice where customer_id = ${poor.person.customerId}
        and type like 'preapproved%' order by position`
    expect(notices.map(({ type }) => type)).toEqual([
      'preapprovedFailed',
      'preapprovedFailed',
      'preapprovedStopped',
    ])
  })

  it('is not made of a customer who is limited, and goes on once they are not', async () => {
    const limited = await aPayer()
    await send(limited, { subscriptionFrequency: 'weekly' })
    await bank.database.sql`
      insert into limit_reason (id, customer_id, reason_id, since)
      values ('limit-of-a-subscriber', ${limited.person.customerId}, 1, now())`
    await later(8)
    await eventually(async () => expect(await runsOf(limited)).toHaveLength(2))
    await bank.database.sql`
      update limit_reason set lifted_at = now() where id = 'limit-of-a-subscriber'`
    await later(7)
    await eventually(async () => expect(await runsOf(limited)).toHaveLength(3))
    expect((await runsOf(limited)).map(({ fault }) => fault)).toEqual([null, 'standing', null])
    expect(await statusOf(limited)).toBe('active')
  })

  it.each(['from', 'to'] as const)(
    'is stopped after three payments where an account is closed: %s',
    async side => {
      const closing = await aPayer()
      await send(closing, { subscriptionFrequency: 'weekly' })
      await bank.database.sql`
        update customer_account set status_id = ${statusId('closed')} where id = ${closing[side]}`
      await later(30)
      await eventually(async () => expect(await statusOf(closing)).toBe('stopped'))
      const faults = (await runsOf(closing)).map(({ fault }) => fault)
      expect(faults).toEqual([null, 'account', 'account', 'account'])
    },
  )

  it('is over after its last day, that day included', async () => {
    const ending = await aPayer()
    const [now] = await bank.database.sql<{ day: string }>`
      select max(at)::date::text as day from journal_entry`
    const last = (days: number) =>
      new Date(Date.parse(now?.day ?? '') + days * DAY_MS).toISOString().slice(0, 10)
    await send(ending, { subscriptionFrequency: 'weekly', subscriptionEndDate: last(90) })
    await later(366)
    await eventually(async () => expect(await statusOf(ending)).toBe('completed'))
    const runs = await runsOf(ending)
    expect((runs.at(-1)?.day ?? '') <= last(90)).toBe(true)
    const next = new Date(Date.parse(runs.at(-1)?.day ?? '') + 7 * DAY_MS)
    expect(next.toISOString().slice(0, 10) > last(90)).toBe(true)
  })

  it('is ended by the bank where its customer may not, and they are told', async () => {
    const payer = await aPayer()
    await send(payer, { subscriptionFrequency: 'weekly', subscriptionUserCancel: false })
    const listed = (await (await bank.control('/preapproved')).json()) as Record<string, string>[]
    const one = listed.find(({ customerId }) => customerId === payer.person.customerId)
    expect(one).toMatchObject({ userCancel: false, toAmount: '1.00', frequency: 'weekly' })
    const end = () => bank.control(`/preapproved/${String(one?.['id'])}/end`, {})
    expect((await end()).status).toBe(200)
    expect((await end()).status).toBe(404)
    expect(await statusOf(payer)).toBe('canceled')
    const [told] = await mailsTo(payer)
    expect(told?.body).toContain('The bank has stopped your repeating payment of 1.00 USD')
    await later(8)
    expect(await runsOf(payer)).toHaveLength(1)
  })

  it('leaves clean books', async () => {
    expect(await audit(bank.database)).toEqual([])
  })

  it.each([
    [
      'a run twice',
      `insert into subscription_run
      select subscription_id, number, day, (select id from payment where id not in
        (select payment_id from subscription_run) limit 1) from subscription_run limit 1`,
    ],
    [
      'a run without the one before',
      `insert into subscription_run
      select subscription_id, 9999, day, payment_id from subscription_run limit 1`,
    ],
    ['a run that is changed', `update subscription_run set number = number + 1`],
    [
      'an ended one that goes on',
      `update subscription set status = 'active',
      next_day = '2030-01-01', ended_at = null where status = 'completed'`,
    ],
    ['one that goes back', `update subscription set next_number = 1`],
  ])('is kept by the database from %s', async (_what, statement) => {
    await expect(bank.database.script(statement)).rejects.toThrow()
  })
})
