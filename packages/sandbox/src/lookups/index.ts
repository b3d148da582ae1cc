import { checkPayeeEmailHandlers } from './check-payee-email.ts'
import { checkPayeeNameHandlers } from './check-payee-name.ts'
import { getExchangeRateHandlers } from './get-exchange-rate.ts'
import { getInstantKeyHandlers } from './get-instant-key.ts'
import { listStatesHandlers } from './list-states.ts'

export { addressLookupHandlers } from './address-lookup.ts'
export { addressService } from './address-service.ts'

export const lookupHandlers = {
  ...listStatesHandlers,
  ...checkPayeeEmailHandlers,
  ...checkPayeeNameHandlers,
  ...getExchangeRateHandlers,
  ...getInstantKeyHandlers,
}
