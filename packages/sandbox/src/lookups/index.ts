import { checkPayeeEmailHandlers } from './check-payee-email.ts'
import { getExchangeRateHandlers } from './get-exchange-rate.ts'

export { addressLookupHandlers } from './address-lookup.ts'
export { addressService } from './address-service.ts'

export const lookupHandlers = { ...checkPayeeEmailHandlers, ...getExchangeRateHandlers }
