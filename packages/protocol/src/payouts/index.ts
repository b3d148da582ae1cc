export * from './facts.ts'
export type { PayoutCountry, PayoutFee, PayoutField, PayoutOption, PayoutWay } from './schemas.ts'
