import type { BankDetailKind } from './bank-detail.ts'
import { isLuhn, isTenfold } from './check-digits.ts'
import { isCnpj, isCpf } from './tax-numbers.ts'

/** The way in which the numbers of a kind are written. */
export interface DetailForm {
  /**
   * One sign for each character: `9` is a digit, `A` a letter, `X` either; any other sign is
   * literal.
   */
  readonly form: string
  /** The valid lengths, if they differ from the length of `form`. */
  readonly lengths?: readonly number[]
  /** Returns true if such numbers are issued. */
  readonly isGiven?: (text: string) => boolean
  readonly isChecked?: (text: string) => boolean
}

const digits = (count: number): string => '9'.repeat(count)
const isSomething = (text: string): boolean => /[^0]/.test(text)
const isVaried = (text: string): boolean => new Set(text).size > 1

/** The kinds that need more than a single form. */
export type FormlessKind =
  | 'iban'
  | 'bic'
  | 'accountNumber'
  | 'email'
  | 'phone'
  | 'randomKey'
  | 'bitcoinAddress'

/** The form of each kind. */
export const DETAIL_FORMS: Readonly<Record<Exclude<BankDetailKind, FormlessKind>, DetailForm>> = {
  // ABA Routing Number Policy: the first two digits are a Federal Reserve district or a special
  // range.
  aba: {
    form: digits(9),
    isGiven: text => isSomething(text) && /^(0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/.test(text),
    isChecked: text => isTenfold(text, [3, 7, 1]),
  },
  sortCode: { form: digits(6) },
  gbAccount: { form: digits(8) },
  // Reserve Bank of India: the bank, a zero, the branch.
  ifsc: { form: 'AAAA0XXXXXX' },
  bsb: { form: digits(6) },
  // Banco de México: bank, city, account. The official rule takes each product modulo 10, which
  // gives the same result.
  clabe: {
    form: digits(18),
    isGiven: isSomething,
    isChecked: text => isTenfold(text, [3, 7, 1]),
  },
  // Banco Central de la República Argentina: bank and branch, then the account.
  cbu: {
    form: digits(22),
    isGiven: isSomething,
    isChecked: text =>
      isTenfold(text.slice(0, 8), [7, 1, 3, 9]) && isTenfold(text.slice(8), [3, 9, 7, 1]),
  },
  cpf: { form: digits(11), isGiven: isVaried, isChecked: isCpf },
  cnpj: { form: 'XXXXXXXXXXXX99', isGiven: isVaried, isChecked: isCnpj },
  caInstitution: { form: digits(3) },
  caTransit: { form: digits(5) },
  cardNumber: {
    form: digits(19),
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    isGiven: isSomething,
    isChecked: isLuhn,
  },
  brBankCode: { form: digits(3) },
  brBranchCode: { form: digits(4) },
  jpBankCode: { form: digits(4) },
  jpBranchCode: { form: digits(3) },
  hkBankCode: { form: digits(3) },
  hkBranchCode: { form: digits(3) },
  lkBankCode: { form: digits(4) },
  lkBranchCode: { form: digits(3) },
}
