import { getCustomerInfoHandlers } from './get-customer-info.ts'
import { getProfileHandlers } from './get-profile.ts'

export const customerHandlers = { ...getCustomerInfoHandlers, ...getProfileHandlers }
