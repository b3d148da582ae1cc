import { BATCH_PAYMENTS } from '@sixpence/protocol'
import type { OwnAccount } from '../../accounts/index.ts'
import type { CallerContext } from '../../context.ts'
import { houseAccount, lockAccounts } from '../../ledger/index.ts'
import { payoutWays } from '../../transfers/index.ts'
import type { PayeeAccount } from '../payee-of.ts'
import type { PaidType } from './paid-type.ts'

type Context = Pick<CallerContext, 'sql'>

/** The paying account. */
type Source = Pick<OwnAccount, 'id' | 'currencyCode'>

interface Payable {
  readonly type: PaidType
  readonly lines: readonly {
    readonly email?: string | null | undefined
    readonly account?: PayeeAccount | null | undefined
  }[]
}

/**
 * Locks every account that may be paid before the first payment: two batches that locked them one
 * by one could deadlock.
 */
export async function holdAll({ sql }: Context, account: Source, batch: Payable): Promise<void> {
  const paid = [...(await peoplesAccounts(sql, account, batch)), ...(await clearing(sql, batch))]
  await lockAccounts(sql, [account.id, ...paid])
}

async function peoplesAccounts(
  sql: Context['sql'],
  { currencyCode }: Source,
  { lines }: Payable,
): Promise<readonly string[]> {
  const emails = new Set(lines.flatMap(({ email }) => email?.toLowerCase() ?? []))
  if (emails.size === 0) return []
  const paid = await sql<{ id: string }>`
    select id from customer_account join ledger_account using (id)
    where currency_code = ${currencyCode}
      and customer_id in (select id from customer where email = any(${[...emails]}))`
  return paid.map(({ id }) => id)
}

/** Returns the accounts onto which money on its way to other banks is booked. */
async function clearing(sql: Context['sql'], { type, lines }: Payable): Promise<readonly string[]> {
  const arriving = new Set(lines.flatMap(({ account }) => account?.currency ?? []))
  if (arriving.size === 0) return []
  const ways = (await payoutWays(sql)).filter(({ kind }) => kind === BATCH_PAYMENTS[type])
  const ids = ways.flatMap(({ rail, currencies }) =>
    currencies
      .filter(currency => arriving.has(currency))
      .map(currency => houseAccount(`clearing.${rail}`, currency)),
  )
  return [...new Set(ids)]
}
