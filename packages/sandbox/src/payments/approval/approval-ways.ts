import type { Approval, PaymentPush } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { maskEmail, maskPhone } from '../../inbox/index.ts'

/** The ways to confirm a payment; `none` and `simple` need no confirmation. */
export type ApproveType = Exclude<Approval['approveType'], 'none' | 'simple'>

type Device = PaymentPush['devices'][number]

/** The ways to reach the user who begins a payment. */
export interface ApprovalWays {
  /** The approval mode of the customer acted for. */
  readonly mode: Approval['approveType']
  readonly email: string
  /** The confirmed number; undefined without one. */
  readonly phone: string | undefined
  /** Linked and approved devices, the last used first. */
  readonly devices: readonly Device[]
}

/** Reads the mode of the customer acted for, and the ways to reach the user. */
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

/** Lists the ways that work now, the customer's own first. A code by email always works. */
export function workingWays(ways: ApprovalWays): readonly ApproveType[] {
  const others = (['push', 'sms', 'otp'] as const).filter(way => leadsTo(way, ways))
  const own = preferredWay(ways)
  // Both send codes to the same address as any other code by email.
  const isMail = own === 'approvalCode' || own === 'direct'
  return [own, ...others.filter(way => way !== own && !(isMail && way === 'otp'))]
}

/** Returns the first way to try: the customer's own, or a code by email if that doesn't work. */
export function preferredWay(ways: ApprovalWays): ApproveType {
  const { mode } = ways
  if (mode === 'none' || mode === 'simple') return 'otp'
  return leadsTo(mode, ways) ? mode : 'otp'
}

/** Returns the masked destination of a code; undefined for a push. */
export function maskedTo(way: ApproveType, { email, phone }: ApprovalWays): string | undefined {
  if (way === 'push') return undefined
  return way === 'sms' && phone !== undefined ? maskPhone(phone) : maskEmail(email)
}

function leadsTo(way: ApproveType, { phone, devices }: ApprovalWays): boolean {
  if (way === 'push') return devices.length > 0
  return way !== 'sms' || phone !== undefined
}
