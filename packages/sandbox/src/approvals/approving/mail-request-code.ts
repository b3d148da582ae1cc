import type { CallerContext } from '../../context.ts'
import { deliver } from '../../inbox/index.ts'
import type { Text } from '../../language/index.ts'
import { orderOf, payeeOf } from '../../payments/index.ts'
import { repetitionText } from '../../subscriptions/index.ts'
import { REQUEST_MAIL_WORDS } from '../request-mail-words.ts'
import type { RequestRow } from '../request-row.ts'

interface RequestMail {
  readonly rows: readonly RequestRow[]
  readonly code: string
  /** As a text to the caller's phone, not by email. */
  readonly isText: boolean
}

/** Sends the caller a code together with everything that it approves. */
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
      { words: REQUEST_MAIL_WORDS[rows.length > 1 ? 'codeMany' : 'code'], values: { code } },
      ...(isText ? [] : [{ words: REQUEST_MAIL_WORDS.notYou }]),
    ],
    code,
    at: clock.now(),
  })
}

async function linesOf(row: RequestRow, context: CallerContext): Promise<readonly Text[]> {
  const { amount, fee, currency_code: currencyCode, requester_email: asker } = row
  const payee = await payeeOf(context, orderOf(row))
  const values = {
    amount: { amount, currencyCode },
    payee,
    fee: { amount: fee, currencyCode },
    asker,
  }
  return [
    { words: REQUEST_MAIL_WORDS.line, values },
    ...repetitionText(row.subscription ?? undefined),
  ]
}
