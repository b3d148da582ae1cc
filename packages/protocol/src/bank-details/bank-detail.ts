/** The numbers and codes by which accounts, banks and people are paid. */
export const BANK_DETAIL_KINDS = [
  'iban',
  'bic',
  'aba',
  'sortCode',
  'gbAccount',
  'accountNumber',
  'ifsc',
  'bsb',
  'clabe',
  'cbu',
  'cpf',
  'cnpj',
  'caInstitution',
  'caTransit',
  'cardNumber',
  'brBankCode',
  'brBranchCode',
  'jpBankCode',
  'jpBranchCode',
  'hkBankCode',
  'hkBranchCode',
  'lkBankCode',
  'lkBranchCode',
  'email',
  'phone',
  'randomKey',
  'bitcoinAddress',
] as const

export type BankDetailKind = (typeof BANK_DETAIL_KINDS)[number]

/** The reason why a number or code is refused, with the facts an error message needs. */
export type BankDetailFault =
  /** The text contains nothing but spaces and separators. */
  | { readonly reason: 'missing' }
  | {
      readonly reason: 'character'
      /** The character that isn't allowed. */
      readonly character: string
      /** Its position, from 1, in the text without spaces, separators and invisible characters. */
      readonly position: number
      /** The plain letter or digit that it resembles. */
      readonly looksLike?: string
    }
  | {
      readonly reason: 'length'
      /** The valid lengths, shortest first. */
      readonly lengths: readonly number[]
      /** The length as typed, without spaces and separators. */
      readonly typed: number
    }
  /** The country whose code it contains has none of this kind. */
  | { readonly reason: 'country'; readonly country: string }
  /** Each character may be valid, but numbers of this form aren't issued. */
  | { readonly reason: 'form' }
  /** Its check digits are wrong: something was mistyped or transposed. */
  | { readonly reason: 'checkDigits' }

/** The result of checking a number or code. */
export type CheckedBankDetail =
  /** `value` is the canonical form, as sent over the wire. */
  | { readonly isRight: true; readonly value: string }
  | { readonly isRight: false; readonly fault: BankDetailFault }
