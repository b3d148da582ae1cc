export { BANK_DETAIL_KINDS } from './bank-detail.ts'
export type { BankDetailFault, BankDetailKind, CheckedBankDetail } from './bank-detail.ts'
export { cleanBankDetail } from './clean-bank-detail.ts'
export { checkBankDetail } from './check-bank-detail.ts'
