import type { approvalMethods, OutputOf } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { areCodesLocked } from '../credentials/index.ts'
import { deliver, maskEmail } from '../inbox/index.ts'
import type { Text } from '../language/index.ts'
import {
  CODE_LIFE_MS,
  CODES_PER_PAYMENT,
  codesLocked,
  orderOf,
  payeeOf,
  RESEND_AFTER_MS,
} from '../payments/index.ts'
import { repetitionText } from '../subscriptions/index.ts'
import { hashRequestCode } from './request-code.ts'
import { REQUEST_MAIL_WORDS } from './request-mail-words.ts'
import type { RequestRow } from './request-row.ts'
import { refuse } from '../http/index.ts'

/**
 * Sends the caller a code that approves exactly these requests; one that they were sent for any of
 * them before becomes useless.
 *
 * @throws {Refusal} `VF` within 60 seconds of the last one, after five, and when too many codes
 *   were wrong today.
 */
export async function sendRequestCode(
  rows: readonly RequestRow[],
  context: CallerContext,
): Promise<OutputOf<typeof approvalMethods.decide>> {
  const { sql, clock, newId, newCode, caller } = context
  const user = { customerId: caller.ownCustomerId, purpose: 'requests' } as const
  if (await areCodesLocked(user, context)) throw codesLocked()
  await replaceFormerCodes(rows, context)
  const [id, code, now] = [newId(), newCode(), clock.now()]
  await sql`
    insert into request_approval
      (id, customer_id, approver_id, request_ids, code_hash, sent_at, expires_at)
    values (${id}, ${caller.customerId}, ${caller.ownCustomerId},
      ${JSON.stringify(rows.map(row => row.id))}, ${await hashRequestCode(code, { id, rows })},
      ${now}, ${new Date(now.getTime() + CODE_LIFE_MS)})`
  await deliver(sql, {
    id: newId(),
    to: caller.email,
    channel: 'email',
    subject: { words: REQUEST_MAIL_WORDS.codeSubject, values: { code } },
    body: [
      ...(await Promise.all(rows.map(row => linesOf(row, context)))).flat(),
      { words: REQUEST_MAIL_WORDS.code, values: { code } },
      { words: REQUEST_MAIL_WORDS.notYou },
    ],
    code,
    at: now,
  })
  const approvalSentTo = maskEmail(caller.email)
  return { approvalTransactionId: id, approveType: 'otp', approvalSentTo }
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

async function replaceFormerCodes(
  rows: readonly RequestRow[],
  { sql, clock, caller }: CallerContext,
): Promise<void> {
  const now = clock.now()
  const ids = rows.map(row => row.id)
  const former = await sql<{ sent_at: Date }>`
    update request_approval set expires_at = least(expires_at, ${now})
    where approver_id = ${caller.ownCustomerId} and request_ids ?| ${ids}
    returning sent_at`
  if (former.some(({ sent_at }) => now.getTime() - sent_at.getTime() < RESEND_AFTER_MS)) {
    throw refuse.invalid('approvalCodeTooSoon', 'A code was sent less than a minute ago.')
  }
  if (former.length >= CODES_PER_PAYMENT) {
    throw refuse.invalid('approvalCodeAttempts', 'No more codes are sent for this request.')
  }
}
