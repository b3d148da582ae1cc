import { describe, expect, it } from 'vitest'
import { aRequestingBusiness } from '../../tests/a-requesting-business.ts'
import { readJson, testSandbox, type TestPerson } from '../../tests/test-sandbox.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
// Far from midnight: counts are per day.
const noon = new Date('2026-11-21T12:00:00.000Z')
const bank = testSandbox({ clock: { now: () => noon } })
const { held, askP2p, codeFor, ask } = aRequestingBusiness(bank)

const LOCKED = { responseCode: 'VF', validationErrors: [{ param: 'approvalCodeLocked' }] }
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

/** Stores that number of wrong codes of a customer today. */
const count = async ({ customerId }: TestPerson, purpose: string, wrongToday: number) => {
  const today = bank.sandbox.clock.now().toISOString().slice(0, 10)
  await bank.database.sql`
    insert into wrong_codes (customer_id, purpose, day, wrong)
    values (${customerId}, ${purpose}, ${today}::date, ${wrongToday}::int)
    on conflict (customer_id, purpose) do update set wrong = excluded.wrong, day = excluded.day`
}

const mails = async ({ email }: TestPerson) => {
  const all = (await (await bank.control(`/inbox?to=${encodeURIComponent(email)}`)).json()) as {
    subject: string
    body: string
  }[]
  return all.filter(({ subject }) => subject === 'Too many incorrect codes').map(({ body }) => body)
}

describe('the twentieth wrong code', () => {
  it('of requests ends them for the day, and none goes out any more', async () => {
    const { approver } = held
    const { id } = await askP2p()
    const handIn = await codeFor(id, approver)
    await count(approver.person, 'requests', 19)
    const bad = { ...handIn, code: wrong(handIn.code) }
    expect(await ask('businessRequestApprove', bad, approver)).toMatchObject({
      validationErrors: [{ param: 'approvalCode' }],
    })
    expect(await ask('businessRequestApprove', handIn, approver)).toMatchObject(LOCKED)
    const other = await askP2p('2.00')
    const asked = { transactionIds: [other.id], declined: false }
    expect(await ask('transactionRequestApprove', asked, approver)).toMatchObject(LOCKED)
    expect(await mails(approver.person)).toEqual([
      expect.stringContaining('other people’s payments'),
    ])
  })

  it('of devices does the same', async () => {
    const person = await bank.person()
    const { accessToken: token } = await bank.signIn(person)
    const { deeplink } = await readJson(bank.auth('POST /scp/request', { token, body: {} }))
    const key = String(deeplink).split('/').at(-1) ?? ''
    const phone = { type: 'ios', name: 'iPhone', secret: 's'.repeat(43), pushToken: 'p', key }
    const { id } = await readJson(bank.auth('POST /devices', { body: phone }))
    const send = () =>
      readJson(
        bank.auth(`POST /devices/${String(id)}/approve`, {
          token,
          body: { approval: { methodId: 'otp' } },
        }),
      )
    const confirm = (code: string) =>
      readJson(
        bank.auth(`PATCH /devices/${String(id)}/approve/otp`, {
          token,
          body: { approval: { code } },
        }),
      )
    await send()
    const code = await bank.codeOf(person.email)
    await count(person, 'devices', 19)
    expect(await confirm(wrong(code))).toMatchObject({ code: 'invalid_code' })
    expect(await confirm(code)).toMatchObject({ status: 401, code: 'codes_locked' })
    await bank.sandbox.clock.advance(MINUTE)
    expect(await send()).toMatchObject({ status: 401, code: 'codes_locked' })
    expect(await mails(person)).toEqual([expect.stringContaining('link a device')])
  })

  it('of changes of the protection does the same, in the customer’s language', async () => {
    const person = await bank.person()
    const { accessToken } = await bank.signIn(person)
    const headers = { Authorization: `Bearer ${accessToken}`, 'Accept-Language': 'es' }
    const begin = () => readJson(bank.post('/two-step-verification', { mode: 'otp' }, headers))
    const { requestId } = await begin()
    const confirm = (code: string) =>
      readJson(bank.post(`/two-step-verification/${String(requestId)}/${code}`, {}, headers))
    const code = await bank.codeOf(person.email)
    await count(person, 'security', 19)
    expect(await confirm(wrong(code))).toMatchObject({ code: 'invalid_code' })
    expect(await confirm(code)).toMatchObject({
      status: 400,
      code: 'codes_locked',
      message: expect.stringContaining('mañana') as string,
    })
    await bank.sandbox.clock.advance(MINUTE)
    expect(await begin()).toMatchObject({ code: 'codes_locked' })
    expect(await mails(person)).toEqual([expect.stringContaining('your security settings')])
  })
})

describe('wrong codes of payments', () => {
  let keys = 0

  async function aPayer() {
    const person = await bank.person({ approval: 'otp' })
    return payerAs(person)
  }

  async function payerAs(person: TestPerson) {
    const { accessToken: token } = await bank.signIn(person)
    const pay = async () => {
      const key = `key-of-a-wrong-code-${String((keys += 1)).padStart(4, '0')}`
      const input = {
        fromAccount: person.accounts[0]?.accountId,
        toEmail: held.payee.email,
        amount: '1.00',
      }
      const { approval } = (await readJson(
        bank.call('p2pTransfer', input, { token, key }),
      )) as unknown as { approval?: { trxid: string } }
      const trxid = approval?.trxid ?? 'nothing waits'
      const code = await bank.codeOf(person.email)
      return {
        trxid,
        code,
        approve: (approvalCode: string) =>
          readJson(bank.call('transferApprove', { trxid, approvalCode }, { token, key })),
      }
    }
    return { person, token, pay }
  }

  it('are taken twenty times a day, whichever payments they are for, however fast', async () => {
    const { person, token, pay } = await aPayer()
    const payments = [await pay(), await pay(), await pay(), await pay(), await pay(), await pay()]
    const answers = await Promise.all(
      payments
        .slice(0, 5)
        .flatMap(({ code, approve }) => Array.from({ length: 5 }, () => approve(wrong(code)))),
    )
    const params = answers.map(answer => JSON.stringify(answer['validationErrors']))
    expect(params.filter(said => said.includes('approvalCodeLocked'))).toHaveLength(5)
    const last = payments[5]
    expect(await last?.approve(last.code)).toMatchObject(LOCKED)
    await bank.sandbox.clock.advance(MINUTE)
    const again = await readJson(bank.call('approvalCodeGenerate', { trxid: last?.trxid }, token))
    expect(again).toMatchObject(LOCKED)
    expect(await mails(person)).toEqual([expect.stringContaining('tried to approve a payment')])
  })

  it('keep nobody from what codes of another purpose are for', async () => {
    const { person, pay } = await aPayer()
    await count(person, 'security', 20)
    const { approve, code } = await pay()
    expect(await approve(code)).toMatchObject({ responseCode: '00' })
  })

  it('are taken again on the next day', async () => {
    const { person, pay } = await aPayer()
    await count(person, 'payments', 20)
    const early = await pay()
    expect(await early.approve(early.code)).toMatchObject(LOCKED)
    await bank.sandbox.clock.advance(DAY)
    const next = await (await payerAs(person)).pay()
    expect(await next.approve(next.code)).toMatchObject({ responseCode: '00' })
  })
})
