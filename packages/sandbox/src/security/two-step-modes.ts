import type { LoginMode, TransactionMode } from '@sixpence/protocol'
import type { securityMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import type { Handlers } from '../http/index.ts'
import { loginModeOf } from '../credentials/index.ts'

interface ModeRow {
  loginMode: string
  approvalMode: string
  hasPhone: boolean
  hasDevice: boolean
}

export const twoStepModesHandlers = {
  twoStepModes: async (_input, context) => {
    const row = await modesOf(context)
    const loginMode = loginModeOf(row.loginMode)
    const transactionMode = transactionModeOf(row.approvalMode)
    return {
      loginMode,
      loginModes: withPresent(offeredLoginModes(row), loginMode),
      transactionMode,
      transactionModes: withPresent(offeredTransactionModes(row), transactionMode),
    }
  },
} satisfies Partial<Handlers<typeof securityMethods>>

/**
 * Lists the ways in which a customer may sign in: by SMS with a phone number, by push with a linked
 * device.
 */
export async function loginModesFor(context: CallerContext): Promise<readonly LoginMode[]> {
  return offeredLoginModes(await modesOf(context))
}

/**
 * Lists the ways in which a customer may approve payments: those of signing in, and without
 * confirmation.
 */
export async function transactionModesFor(
  context: CallerContext,
): Promise<readonly TransactionMode[]> {
  return offeredTransactionModes(await modesOf(context))
}

function offeredTransactionModes({ hasPhone, hasDevice }: ModeRow): TransactionMode[] {
  return [
    'none',
    'otp',
    ...(hasPhone ? ['sms' as const] : []),
    ...(hasDevice ? ['push' as const] : []),
  ]
}

function offeredLoginModes({ hasPhone, hasDevice }: ModeRow): LoginMode[] {
  return [
    'no',
    'otp',
    ...(hasPhone ? ['sms' as const] : []),
    ...(hasDevice ? ['push' as const] : []),
  ]
}

async function modesOf({ sql, caller }: Pick<CallerContext, 'sql' | 'caller'>): Promise<ModeRow> {
  const [row] = await sql<ModeRow & Record<string, unknown>>`
    select login_mode as "loginMode", approval_mode as "approvalMode",
      phone_number is not null as "hasPhone",
      exists (select from device where device.customer_id = customer.id
        and approved_at is not null) as "hasDevice"
    from customer left join login on login.customer_id = customer.id
    where customer.id = ${caller.customerId}`
  if (!row) throw new Error(`no customer ${caller.customerId}`)
  return row
}

// The mode in use is listed even if it can no longer be chosen.
const withPresent = <Mode>(offered: readonly Mode[], present: Mode): Mode[] =>
  offered.includes(present) ? [...offered] : [...offered, present]

/** Returns the offered mode for an approval mode. All others are kinds of none or of a code. */
function transactionModeOf(approvalMode: string): TransactionMode {
  if (approvalMode === 'none' || approvalMode === 'simple') return 'none'
  return approvalMode === 'sms' || approvalMode === 'push' ? approvalMode : 'otp'
}
