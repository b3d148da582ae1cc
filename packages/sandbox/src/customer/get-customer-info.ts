import { type Customer, CUSTOMER_TYPE } from '@sixpence/protocol'
import type { customerMethods } from '@sixpence/protocol/schemas'
import { OWNERS_PERMISSIONS, permissionsOf } from '../access/index.ts'
import type { Handlers } from '../http/index.ts'
import { loginModeOf } from '../credentials/index.ts'
import { limitsOf } from '../standing/index.ts'

interface CustomerRow {
  kind: keyof typeof CUSTOMER_TYPE
  userId: string
  customerId: string
  login: string
  businessName: string | null
  firstName: string
  lastName: string
  birthDay: string | null
  createdAt: Date
  residenceCountryCode: string | null
  transactionApproveMode: Customer['transactionApproveMode']
  loginMode: string
  isAdmin: boolean
  isHaveRelatedAccounts: boolean
  actsForOthers: boolean
  useOldWeb: boolean
  oldWebUrl: string | null
  isNeedPersonalInfoUpdate: boolean
  isNeedKyc: boolean
  verified: boolean
  limited: boolean
  /** The bank requires something, and limits nothing yet. */
  hasUpcomingLimits: boolean
  dueDiligenceLevel: number
}

export const getCustomerInfoHandlers = {
  /** Returns the signed-in user and the customer they act for. */
  get: async (_input, context) => {
    const { sql, caller, bankUrl } = context
    const [row] = await sql<CustomerRow & Record<string, unknown>>`
      select kind, user_id as "userId", id as "customerId", email as login,
        business_name as "businessName", first_name as "firstName", last_name as "lastName",
        birth_day as "birthDay", created_at as "createdAt",
        residence_country as "residenceCountryCode",
        approval_mode as "transactionApproveMode", login_mode as "loginMode",
        is_admin as "isAdmin", acts_for_others as "actsForOthers", uses_old_web as "useOldWeb",
        old_web_url as "oldWebUrl", is_asked_to_update(customer) as "isNeedPersonalInfoUpdate",
        needs_kyc as "isNeedKyc", verified, is_limited(customer) as limited,
        due_diligence_level as "dueDiligenceLevel",
        exists (select from limit_reason where customer_id = customer.id and lifted_at is null
          and not in_force) as "hasUpcomingLimits",
        exists (select from access_in_force where user_id = customer.id) as "isHaveRelatedAccounts"
      from customer where id = ${caller.customerId}`
    if (!row) throw new Error(`no customer ${caller.customerId}`)
    const isUpcoming = row.hasUpcomingLimits && !row.limited
    const limitData = isUpcoming ? { reasons: await limitsOf(context) } : undefined
    return { customer: { ...customerOf(row, bankUrl), ...(limitData && { limitData }) } }
  },
} satisfies Partial<Handlers<typeof customerMethods>>

function customerOf(row: CustomerRow, bankUrl: string): Customer {
  return {
    customerType: CUSTOMER_TYPE[row.kind],
    userId: row.userId,
    customerId: row.customerId,
    login: row.login,
    firstName: row.firstName,
    lastName: row.lastName,
    customerCreationDate: row.createdAt.toISOString(),
    transactionApproveMode: row.transactionApproveMode,
    login2faMode: loginModeOf(row.loginMode),
    ...(row.businessName !== null && { businessName: row.businessName }),
    ...(row.birthDay !== null && { birthDay: row.birthDay }),
    ...(row.residenceCountryCode !== null && { residenceCountryCode: row.residenceCountryCode }),
    ...(row.oldWebUrl !== null && { oldWebUrl: new URL(row.oldWebUrl, bankUrl).href }),
    ...(CUSTOMER_TYPE[row.kind] !== 'personal' && {
      permissions: permissionsOf(row.actsForOthers ? [] : OWNERS_PERMISSIONS),
    }),
    isAdmin: row.isAdmin,
    isHaveRelatedAccounts: row.isHaveRelatedAccounts,
    useOldWeb: row.useOldWeb,
    isNeedPersonalInfoUpdate: row.isNeedPersonalInfoUpdate,
    isNeedKyc: row.isNeedKyc,
    verified: row.verified,
    limited: row.limited,
    dueDiligenceLevel: row.dueDiligenceLevel,
  }
}
