import type { ApproveMethod } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import { areCodesLocked, countWrongCode, sameText, sha256 } from '../credentials/index.ts'
import { deliver, maskEmail, maskPhone } from '../inbox/index.ts'
import { DEVICE_MAIL_WORDS } from './device-mail-words.ts'

const CODE_LIFE_MS = 10 * 60 * 1000
const BETWEEN_CODES_MS = 60_000
const MOST_TRIES = 5

type Needs = Pick<Context, 'sql' | 'clock' | 'newId' | 'newCode'>

/** The reasons why a device isn't approved. */
export type ApprovalFault =
  | { readonly fault: 'not_found' | 'expired_code' | 'too_many_attempts' | 'codes_locked' }
  | { readonly fault: 'invalid_code'; readonly triesLeft: number }
  | { readonly fault: 'too_soon'; readonly retryAfterSeconds: number }

/** The ways in which a customer can prove that a device is theirs. */
export async function approveMethods(
  customerId: string,
  { sql }: Pick<Context, 'sql'>,
): Promise<ApproveMethod[]> {
  const [person] = await sql<{ email: string; phoneNumber: string | null }>`
    select email, phone_number as "phoneNumber"
    from customer join login on login.customer_id = customer.id where customer.id = ${customerId}`
  if (!person) throw new Error(`no customer ${customerId}`)
  const byMail: ApproveMethod = { id: 'otp', sentTo: maskEmail(person.email) }
  const { phoneNumber } = person
  return phoneNumber === null ? [byMail] : [byMail, { id: 'sms', sentTo: maskPhone(phoneNumber) }]
}

interface ApprovalInput {
  readonly customerId: string
  readonly deviceId: string
  readonly methodId: ApproveMethod['id']
}

/**
 * Sends the code that approves a device, one per minute for all devices of a customer. An earlier
 * one stops working; attempts stay counted.
 */
export async function sendApprovalCode(
  { customerId, deviceId, methodId }: ApprovalInput,
  context: Needs,
): Promise<{ sentTo: string } | ApprovalFault> {
  const { sql, clock, newId, newCode } = context
  // The pause is per customer: the second of two simultaneous devices is too early.
  await sql`select from customer where id = ${customerId} for no key update`
  const method = (await approveMethods(customerId, context)).find(({ id }) => id === methodId)
  const device = await findWaiting(customerId, deviceId, context)
  if (!method || !device) return { fault: 'not_found' }
  const now = clock.now()
  const waitMs = (device.sentAt?.getTime() ?? 0) + BETWEEN_CODES_MS - now.getTime()
  if (waitMs > 0) return { fault: 'too_soon', retryAfterSeconds: Math.ceil(waitMs / 1000) }
  if (device.tries >= MOST_TRIES) return { fault: 'too_many_attempts' }
  if (await areCodesLocked({ customerId, purpose: 'devices' }, context)) {
    return { fault: 'codes_locked' }
  }
  const code = newCode()
  await sql`
    update device set approval_code_hash = ${await sha256(deviceId + code)},
      approval_sent_at = ${now}, approval_expires_at = ${new Date(now.getTime() + CODE_LIFE_MS)}
    where id = ${deviceId}`
  await deliver(sql, {
    id: newId(),
    to: device.email,
    channel: methodId === 'sms' ? 'sms' : 'email',
    subject: { words: DEVICE_MAIL_WORDS.subject },
    body: [{ words: DEVICE_MAIL_WORDS.body, values: { device: device.name, code } }],
    code,
    at: now,
  })
  return { sentTo: method.sentTo }
}

/** Approves a device with the code sent. After five wrong ones it must be added again. */
export async function confirmWithCode(
  { customerId, deviceId, code }: Omit<ApprovalInput, 'methodId'> & { code: string },
  context: Pick<Context, 'sql' | 'clock' | 'newId'>,
): Promise<ApprovalFault | undefined> {
  const { sql, clock } = context
  const device = await findWaiting(customerId, deviceId, context)
  if (!device) return { fault: 'not_found' }
  if (device.tries >= MOST_TRIES) return { fault: 'too_many_attempts' }
  if ((device.expiresAt?.getTime() ?? 0) <= clock.now().getTime()) return { fault: 'expired_code' }
  const user = { customerId, purpose: 'devices' } as const
  if (await areCodesLocked(user, context)) return { fault: 'codes_locked' }
  if (sameText(await sha256(deviceId + code.trim()), device.codeHash ?? '')) {
    await sql`
      update device set approved_at = ${clock.now()}, approval_code_hash = null
      where id = ${deviceId}`
    return undefined
  }
  await countWrongCode(user, context)
  await sql`update device set approval_tries = approval_tries + 1 where id = ${deviceId}`
  const triesLeft = MOST_TRIES - device.tries - 1
  return triesLeft > 0 ? { fault: 'invalid_code', triesLeft } : { fault: 'too_many_attempts' }
}

interface WaitingDevice {
  name: string
  email: string
  codeHash: string | null
  sentAt: Date | null
  expiresAt: Date | null
  tries: number
}

async function findWaiting(
  customerId: string,
  deviceId: string,
  { sql }: Pick<Context, 'sql'>,
): Promise<WaitingDevice | undefined> {
  const [device] = await sql<WaitingDevice & Record<string, unknown>>`
    select name, email, approval_code_hash as "codeHash", 
      (select max(approval_sent_at) from device own where own.customer_id = customer.id) as "sentAt",
      approval_expires_at as "expiresAt", approval_tries as tries
    from device join customer on customer.id = customer_id
    where device.id = ${deviceId} and customer_id = ${customerId} and approved_at is null
    for update of device`
  return device
}
