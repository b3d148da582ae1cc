import { newSecret, sha256, type SignInContext } from '../credentials/index.ts'
import { deliver, maskEmail, maskPhone } from '../inbox/index.ts'
import { SIGN_IN_MAIL_WORDS } from './sign-in-mail-words.ts'

/** The life of a sign-in's one-time code. */
export const CODE_LIFE_MS = 10 * 60 * 1000

/** The ways in which a one-time code reaches a customer. */
export type CodeFlow = 'direct' | 'otp' | 'sms'

/** The destinations of codes. */
export interface Addressee {
  readonly customerId: string
  readonly email: string
  readonly phoneNumber: string | null
}

/** The facts about a sent code that the caller gets. */
export interface SentCode {
  readonly authFlow: CodeFlow
  readonly sentTo?: string
  readonly phoneNumber?: string
  readonly smsIdentifier?: string
  readonly expiresInSeconds: number
}

/** Begins a sign-in that waits for a one-time code. */
export async function beginWithCode(
  flow: CodeFlow,
  to: Addressee & { readonly codeChallenge: string },
  context: SignInContext,
): Promise<SentCode & { code: string }> {
  const { sql, clock, newCode } = context
  const code = newSecret()
  const otp = newCode()
  const now = clock.now()
  const sent = await sendCode({ flow, otp, to }, context)
  await sql`
    insert into sign_in_step
      (code_hash, customer_id, flow, code_challenge, otp_hash, identifier, sent_at, expires_at)
    values (${await sha256(code)}, ${to.customerId}, ${sent.authFlow}, ${to.codeChallenge},
      ${await sha256(code + otp)}, ${sent.smsIdentifier}, ${now},
      ${new Date(now.getTime() + CODE_LIFE_MS)})`
  return { code, ...sent }
}

interface OutgoingCode {
  readonly flow: CodeFlow
  readonly otp: string
  readonly to: Addressee
}

/** Sends a one-time code: by SMS if that is the flow and there is a number, else by email. */
export async function sendCode(
  { flow, otp, to }: OutgoingCode,
  context: Pick<SignInContext, 'sql' | 'clock' | 'newId' | 'newCode' | 'locale'>,
): Promise<SentCode> {
  const { sql, clock, newId, newCode, locale } = context
  const lifetime = { expiresInSeconds: CODE_LIFE_MS / 1000 }
  const message = { id: newId(), to: to.email, code: otp, locale, at: clock.now() }
  const code = { words: SIGN_IN_MAIL_WORDS.code, values: { code: otp } }
  if (flow === 'sms' && to.phoneNumber !== null) {
    const smsIdentifier = twoDigits(newCode)
    const values = { identifier: smsIdentifier, code }
    await deliver(sql, {
      ...message,
      channel: 'sms',
      subject: { words: SIGN_IN_MAIL_WORDS.smsSubject, values },
      body: [{ words: SIGN_IN_MAIL_WORDS.sms, values }],
    })
    return { authFlow: 'sms', phoneNumber: maskPhone(to.phoneNumber), smsIdentifier, ...lifetime }
  }
  const subject = { words: SIGN_IN_MAIL_WORDS.subject }
  await deliver(sql, { ...message, channel: 'email', subject, body: [code] })
  const authFlow = flow === 'direct' ? 'direct' : 'otp'
  return { authFlow, sentTo: maskEmail(to.email), ...lifetime }
}

/** Returns two random digits that distinguish messages. */
export const twoDigits = (newCode: SignInContext['newCode']): string => newCode().slice(-2)
