export { checkPaymentText } from '@sixpence/protocol/names'
export type { PaymentText } from '@sixpence/protocol/names'
export { maskedDetails, PERSONAL_DETAILS } from '@sixpence/protocol/payments'
export {
  BANK_DETAIL_KINDS,
  checkBankDetail,
  checkDetailCountry,
  checkPayoutDetail,
  cleanBankDetail,
} from '@sixpence/protocol/bank-details'
export type {
  BankDetailFault,
  BankDetailKind,
  CheckedBankDetail,
  CheckedPayoutDetail,
  PayoutDetailFault,
  PayoutDetailRules,
} from '@sixpence/protocol/bank-details'
