import { beforeAll, describe, expect, it } from 'vitest'
import {
  type Kind,
  KINDS,
  METHODS,
  orderOf,
  PAYOUT_CARD,
} from '../../../tests/orders-of-every-kind.ts'
import { readJson, type TestPerson, testSandbox } from '../../../tests/test-sandbox.ts'
import { statusId } from '../../accounts/index.ts'
import type { Database } from '../../db/index.ts'

const bank = testSandbox()
const sql: Database['sql'] = (...of) => bank.database.sql(...of)
// Payments between own accounts aren't confirmed by a code.
const CONFIRMED = KINDS.filter(kind => !kind.startsWith('own'))

let keys = 0

describe('a payment that waits for a code', () => {
  let payee: TestPerson

  beforeAll(async () => {
    payee = await bank.person({ accounts: [{ currencyCode: 'EUR', balance: '0.00' }] })
  }, 60_000)

  async function begin(kind: Kind) {
    const person = await bank.person({
      accounts: [{ currencyCode: 'EUR', balance: '1000.00' }],
      approval: 'otp',
      externalCards: [PAYOUT_CARD],
    })
    const { accessToken: token } = await bank.signIn(person)
    const [card] = await sql<{ id: string }>`
      select id from external_card where customer_id = ${person.customerId}`
    const accountId = person.accounts[0]?.accountId ?? ''
    const key = `key-of-a-change-${String((keys += 1)).padStart(6, '0')}`
    const targets = { toAccount: undefined, toEmail: payee.email, cardId: card?.id ?? '' }
    const order = { ...orderOf(kind, targets), fromAccount: accountId }
    const { approval } = (await readJson(bank.call(METHODS[kind].name, order, { token, key }))) as {
      approval?: { trxid: string }
    }
    const approvalCode = await bank.codeOf(person.email)
    const input = { trxid: approval?.trxid ?? 'nothing waits', approvalCode }
    const approve = () => readJson(bank.call('transferApprove', input, { token, key }))
    return { person, accountId, approve }
  }
  const balanceOf = async (accountId: string) => {
    const [row] = await sql<{ balance: string }>`
      select balance from ledger_account where id = ${accountId}`
    return Number(row?.balance)
  }

  it.each(CONFIRMED)('moves nothing from an account that is closed by then: %s', async kind => {
    const { accountId, approve } = await begin(kind)
    await sql`
      update customer_account set status_id = ${statusId('closed')} where id = ${accountId}`
    expect(await approve()).toMatchObject({ responseCode: 'CA' })
    expect(await balanceOf(accountId)).toBe(1000)
  })

  it.each(CONFIRMED)('moves nothing of a customer who is limited by then: %s', async kind => {
    const { person, accountId, approve } = await begin(kind)
    await sql`
      insert into limit_reason (id, customer_id, reason_id, since)
      values (${`limit-${accountId}`}, ${person.customerId}, 1, now())`
    expect(await approve()).toMatchObject({ responseCode: 'ENOA' })
    expect(await balanceOf(accountId)).toBe(1000)
    await sql`update limit_reason set lifted_at = now() where id = ${`limit-${accountId}`}`
    expect(await approve()).toMatchObject({ responseCode: '00' })
  })

  it.each(CONFIRMED)('moves nothing at another fee than its message said: %s', async kind => {
    const { accountId, approve } = await begin(kind)
    const operation = kind.replace(/(Own|3d)$/, '')
    await sql`update fee_schedule set fixed = fixed + 0.01, least = least + 0.01
      where operation = ${operation}`
    const said = await approve()
    await sql`update fee_schedule set fixed = fixed - 0.01, least = least - 0.01
      where operation = ${operation}`
    expect(said).toMatchObject({ validationErrors: [{ param: 'expectedFee' }] })
    expect(await balanceOf(accountId)).toBe(1000)
  })
})
