import type { NamedMethodRoute } from '../http/index.ts'
import { getCustomerInfoRoute } from './get-customer-info.ts'

export const customerRoutes: readonly NamedMethodRoute[] = [getCustomerInfoRoute]
