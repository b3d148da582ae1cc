import type { Approval, PaymentPush } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { maskEmail, maskPhone } from '../../inbox/index.ts'

/** How a customer's word reaches the bank; `none` and `simple` ask for none. */
export type ApproveType = Exclude<Approval['approveType'], 'none' | 'simple'>

type Device = PaymentPush['devices'][number]

/** The ways that lead to who begins a payment. */
export interface ApprovalWays {
  /** How payments of the customer acted for are approved. */
  readonly mode: Approval['approveType']
  readonly email: string
  /** Confirmed; undefined where there is none. */
  readonly phone: string | undefined
  /** Linked and approved, the one used last first. */
  readonly devices: readonly Device[]
}

/** Reads the mode of the customer acted for, and what leads to the user. */
export async function approvalWays({
  sql,
  caller,
}: Pick<CallerContext, 'sql' | 'caller'>): Promise<ApprovalWays> {
  const [row] = await sql<{ mode: ApprovalWays['mode']; phone: string | null }>`
    select approval_mode as mode,
      (select phone_number from login where customer_id = ${caller.ownCustomerId}) as phone
    from customer where id = ${caller.customerId}`
  const devices = await sql<Device & Record<string, unknown>>`
    select id, code, name, location from device
    where customer_id = ${caller.ownCustomerId} and approved_at is not null
    order by last_activity_at desc, position`
  return {
    mode: row?.mode ?? 'none',
    email: caller.email,
    phone: row?.phone ?? undefined,
    devices: [...devices],
  }
}

/** The ways that work now, the customer's own first. A code by email always does. */
export function workingWays(ways: ApprovalWays): readonly ApproveType[] {
  const others = (['push', 'sms', 'otp'] as const).filter(way => leadsTo(way, ways))
  const own = preferredWay(ways)
  // Codes of these two go to the same address as any other by email.
  const isMail = own === 'approvalCode' || own === 'direct'
  return [own, ...others.filter(way => way !== own && !(isMail && way === 'otp'))]
}

/** The way to begin with: where the customer's own leads nowhere, a code by email. */
export function preferredWay(ways: ApprovalWays): ApproveType {
  const { mode } = ways
  if (mode === 'none' || mode === 'simple') return 'otp'
  return leadsTo(mode, ways) ? mode : 'otp'
}

/** Where a code goes by a way, masked; undefined of a push. */
export function maskedTo(way: ApproveType, { email, phone }: ApprovalWays): string | undefined {
  if (way === 'push') return undefined
  return way === 'sms' && phone !== undefined ? maskPhone(phone) : maskEmail(email)
}

function leadsTo(way: ApproveType, { phone, devices }: ApprovalWays): boolean {
  if (way === 'push') return devices.length > 0
  return way !== 'sms' || phone !== undefined
}
