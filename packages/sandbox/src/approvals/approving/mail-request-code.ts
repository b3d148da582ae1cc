import type { CallerContext } from '../../context.ts'
import { deliver } from '../../inbox/index.ts'
import type { Text } from '../../language/index.ts'
import { orderOf, payeeOf } from '../../payments/index.ts'
import { repetitionText } from '../../subscriptions/index.ts'
import { REQUEST_MAIL_WORDS } from '../request-mail-words.ts'
import { isForBatch, type RequestRow } from '../request-row.ts'

interface RequestMail {
  readonly rows: readonly RequestRow[]
  readonly code: string
  /** True if it goes as a text to the caller's phone, not by email. */
  readonly isText: boolean
}

/** Sends the caller a code, with everything that it approves. */
export async function mailRequestCode(
  { rows, code, isText }: RequestMail,
  context: CallerContext,
): Promise<void> {
  const { sql, newId, clock, caller } = context
  await deliver(sql, {
    id: newId(),
    to: caller.email,
    channel: isText ? 'sms' : 'email',
    subject: { words: REQUEST_MAIL_WORDS.codeSubject, values: { code } },
    body: [
      ...(await Promise.all(rows.map(row => linesOf(row, context)))).flat(),
      { words: REQUEST_MAIL_WORDS[wordsFor(rows)], values: { code } },
      ...(isText ? [] : [{ words: REQUEST_MAIL_WORDS.notYou }]),
    ],
    code,
    at: clock.now(),
  })
}

/** A batch is approved on its own. */
function wordsFor(rows: readonly RequestRow[]): 'batchCode' | 'codeMany' | 'code' {
  if (rows.some(isForBatch)) return 'batchCode'
  return rows.length > 1 ? 'codeMany' : 'code'
}

async function linesOf(row: RequestRow, context: CallerContext): Promise<readonly Text[]> {
  const { amount, fee, currency_code: currencyCode, requester_email: asker } = row
  const values = { amount: { amount, currencyCode }, fee: { amount: fee, currencyCode }, asker }
  if (isForBatch(row)) {
    const batch = { name: row.payee_name, count: String(row.payments) }
    return [{ words: REQUEST_MAIL_WORDS.batchLine, values: { ...values, ...batch } }]
  }
  const payee = await payeeOf(context, orderOf(row))
  return [
    { words: REQUEST_MAIL_WORDS.line, values: { ...values, payee } },
    ...repetitionText(row.subscription ?? undefined),
  ]
}
