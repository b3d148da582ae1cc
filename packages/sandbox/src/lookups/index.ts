import type { NamedMethodRoute } from '../http/index.ts'
import { checkPayeeEmailRoute } from './check-payee-email.ts'
import { getExchangeRateRoute } from './get-exchange-rate.ts'

export { addressService } from './address-service.ts'

export const lookupsRoutes: readonly NamedMethodRoute[] = [
  checkPayeeEmailRoute,
  getExchangeRateRoute,
]
