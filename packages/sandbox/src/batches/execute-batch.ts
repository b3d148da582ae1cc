import type { BatchType } from '@sixpence/protocol'
import { activeOwnAccount, type OwnAccount } from '../accounts/index.ts'
import type { CallerContext } from '../context.ts'
import { lockAccounts } from '../ledger/index.ts'
import { notify } from '../notifications/index.ts'
import { BATCH_MAIL_WORDS } from './batch-mail-words.ts'
import { type BatchLine, payLine } from './pay-line.ts'

/** Payments that are to be made as one. */
export interface NewBatch {
  /** What its customer calls it. */
  readonly name: string
  readonly type: Extract<BatchType, 'p2p'>
  /** What is paid from. */
  readonly accountId: string
  /** In the order in which they are made; more than the account bears are refused. */
  readonly lines: readonly BatchLine[]
}

type Context = Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller'>

/**
 * Makes every payment of a batch that can be made, notes why the others cannot, and answers the
 * batch's id. It asks for no approval: whoever calls it has that. All of it stands or falls with
 * the transaction around it.
 *
 * @throws {Refusal} When the account itself cannot pay; then nothing is kept.
 */
export async function executeBatch(context: Context, batch: NewBatch): Promise<string> {
  const { sql, clock, newId, caller } = context
  const account = await activeOwnAccount(context, batch.accountId, 'accountId')
  await holdAll(context, account, batch.lines)
  const id = newId()
  await sql`
    insert into batch (id, customer_id, made_by, name, type, account_id, at)
    values (${id}, ${caller.customerId}, ${caller.ownCustomerId}, ${batch.name}, ${batch.type},
      ${account.id}, ${clock.now()})`
  let refused = 0
  for (const [index, line] of batch.lines.entries()) {
    const paid = await payLine(context, line, { batchId: id, place: index + 1, from: account.id })
    if (!paid) refused += 1
  }
  if (refused > 0) await tellRefused(context, id, { refused, of: batch.lines.length })
  return id
}

/**
 * Holds every account that may be paid before the first one is: two batches that held them one
 * after the other could wait for each other for good.
 */
async function holdAll(
  { sql }: Pick<Context, 'sql'>,
  account: OwnAccount,
  lines: readonly BatchLine[],
): Promise<void> {
  const emails = [...new Set(lines.map(({ email }) => email.toLowerCase()))]
  const paid = await sql<{ id: string }>`
    select id from customer_account join ledger_account using (id)
    where currency_code = ${account.currencyCode}
      and customer_id in (select id from customer where email = any(${emails}))`
  await lockAccounts(sql, [account.id, ...paid.map(({ id }) => id)])
}

async function tellRefused(
  context: Context,
  batchId: string,
  { refused, of }: { readonly refused: number; readonly of: number },
): Promise<void> {
  const { newId, clock, caller } = context
  await notify(context, {
    id: newId(),
    customerId: caller.customerId,
    email: caller.email,
    at: clock.now(),
    type: 'batchPartially',
    status: 'warning',
    params: { batchId },
    letter: [
      {
        words: BATCH_MAIL_WORDS.refused,
        values: { refused: String(refused), of: String(of) },
      },
      { words: BATCH_MAIL_WORDS.where },
    ],
  })
}
