import { CUSTOMER_TYPE, getCustomerInfo, type Customer } from '@sixpence/protocol'
import { namedMethodRoute } from '../http/index.ts'

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
  login2faMode: Customer['login2faMode']
}

/** Tells who is signed in. */
export const getCustomerInfoRoute = namedMethodRoute(
  getCustomerInfo,
  async (_input, { sql, caller }) => {
    const [row] = await sql<CustomerRow & Record<string, unknown>>`
      select kind, user_id as "userId", id as "customerId", email as login,
        business_name as "businessName", first_name as "firstName", last_name as "lastName",
        birth_day as "birthDay", created_at as "createdAt",
        residence_country as "residenceCountryCode",
        approval_mode as "transactionApproveMode", login_mode as "login2faMode"
      from customer where id = ${caller.customerId}`
    if (!row) throw new Error(`no customer ${caller.customerId}`)
    return { customer: customerOf(row) }
  },
)

function customerOf(row: CustomerRow): Customer {
  return {
    customerType: CUSTOMER_TYPE[row.kind],
    userId: row.userId,
    customerId: row.customerId,
    login: row.login,
    firstName: row.firstName,
    lastName: row.lastName,
    customerCreationDate: row.createdAt.toISOString(),
    transactionApproveMode: row.transactionApproveMode,
    login2faMode: row.login2faMode,
    ...(row.businessName !== null && { businessName: row.businessName }),
    ...(row.birthDay !== null && { birthDay: row.birthDay }),
    ...(row.residenceCountryCode !== null && { residenceCountryCode: row.residenceCountryCode }),
    // Nobody of this bank is limited or has papers to hand in.
    isAdmin: false,
    isHaveRelatedAccounts: false,
    useOldWeb: false,
    verified: true,
    limited: false,
    dueDiligenceLevel: 0,
    isNeedPersonalInfoUpdate: false,
    isNeedKyc: false,
  }
}
