export { getExchangeRate } from './exchange-rate.ts'
export { checkPayeeEmail } from './payee-email.ts'
export type { PayeeEmailCheck } from './payee-email.ts'
