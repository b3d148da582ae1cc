export * from './facts.ts'
export type {
  FormerPayeeAccount,
  PayoutCountry,
  PayoutFee,
  PayoutField,
  PayoutOption,
  PayoutWay,
} from './schemas.ts'
