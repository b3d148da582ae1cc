import { ACCOUNT_TYPE } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import { houseAccount, insertEntry } from '../ledger/index.ts'
import { compare, type Decimal, negate } from '../money/index.ts'

export interface NewAccount {
  readonly customerId: string
  readonly currencyCode: string
  readonly at: Date
  /** The protocol's number; a payment account by default. */
  readonly type?: number | undefined
  readonly subType?: 'PREPAID' | 'DEBIT' | undefined
  /** The balance never falls below this. */
  readonly minimum?: Decimal | undefined
  /** Booked as a deposit from outside the bank, without a notice. */
  readonly balance?: Decimal | undefined
}

/** Opens an account for a customer and returns its ten digits. */
export async function openAccount(
  context: Pick<Context, 'sql' | 'newId'>,
  account: NewAccount,
): Promise<string> {
  const { sql } = context
  const { customerId, currencyCode, at, type = ACCOUNT_TYPE.payment, subType } = account
  const [row] = await sql<{ id: string }>`
    insert into ledger_account (id, currency_code)
    values (nextval('account_number')::text, ${currencyCode})
    returning id`
  if (!row) throw new Error('The database gave no account number.')
  await sql`
    insert into customer_account (id, customer_id, type, sub_type, opened_at)
    values (${row.id}, ${customerId}, ${type}, ${subType}, ${at})`
  if (account.balance !== undefined && compare(account.balance, '0') > 0) {
    await deposit(context, { id: row.id, currencyCode, amount: account.balance, at })
  }
  if (account.minimum !== undefined) {
    // Only now: a new account is empty, and may not start below its minimum.
    await sql`update ledger_account set minimum = ${account.minimum} where id = ${row.id}`
  }
  return row.id
}

interface Deposit {
  readonly id: string
  readonly currencyCode: string
  readonly amount: Decimal
  readonly at: Date
}

async function deposit(
  context: Pick<Context, 'sql' | 'newId'>,
  { id, currencyCode, amount, at }: Deposit,
): Promise<void> {
  const opening = houseAccount('opening', currencyCode)
  await insertEntry(context, {
    kind: 'deposit',
    at,
    postings: [
      { accountId: opening, currencyCode, amount: negate(amount) },
      { accountId: id, currencyCode, amount },
    ],
  })
}
