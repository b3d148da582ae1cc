import type { NamedMethodRoute } from '../http/index.ts'
import { getCustomerInfoRoute } from './get-customer-info.ts'
import { getProfileRoute } from './get-profile.ts'

export const customerRoutes: readonly NamedMethodRoute[] = [getCustomerInfoRoute, getProfileRoute]
export { loginModeOf } from './login-mode.ts'
