export { checkDetailCountry, checkPayoutDetail } from './check-payout-detail.ts'
export type { CheckedPayoutDetail, PayoutDetailFault } from './check-payout-detail.ts'
export { checkPaymentText } from '@sixpence/protocol/names'
export type { PaymentText } from '@sixpence/protocol/names'
export { maskedDetails, PERSONAL_DETAILS } from '@sixpence/protocol/payments'
export {
  BANK_DETAIL_KINDS,
  checkBankDetail,
  cleanBankDetail,
} from '@sixpence/protocol/bank-details'
export type {
  BankDetailFault,
  BankDetailKind,
  CheckedBankDetail,
} from '@sixpence/protocol/bank-details'
