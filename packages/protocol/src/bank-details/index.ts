export { BANK_DETAIL_KINDS } from './bank-detail.ts'
export type { BankDetailFault, BankDetailKind, CheckedBankDetail } from './bank-detail.ts'
export { cleanBankDetail } from './clean-bank-detail.ts'
export { isLuhn } from './check-digits.ts'
export { isIbanOf } from './iban-country.ts'
export { checkBankDetail } from './check-bank-detail.ts'
export { checkDetailCountry, checkPayoutDetail } from './check-payout-detail.ts'
export type {
  CheckedPayoutDetail,
  PayoutDetailFault,
  PayoutDetailRules,
} from './check-payout-detail.ts'
export { isPlainBic } from './bic-bytes.ts'
export { isPlainIban } from './iban-bytes.ts'
