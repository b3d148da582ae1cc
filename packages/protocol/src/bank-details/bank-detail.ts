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

/** Why a number or code is refused, with what words need to say so. */
export type BankDetailFault =
  /** Nothing is there but spaces and separators. */
  | { readonly reason: 'missing' }
  | {
      readonly reason: 'character'
      /** What does not belong there. */
      readonly character: string
      /** Its place, from 1, in the text without spaces, separators and invisible characters. */
      readonly position: number
      /** The plain letter or digit that it can be mistaken for. */
      readonly looksLike?: string
    }
  | {
      readonly reason: 'length'
      /** The lengths that are right, the shortest first. */
      readonly lengths: readonly number[]
      /** How long it is, without spaces and separators. */
      readonly typed: number
    }
  /** There are none of this kind in the country whose code it bears. */
  | { readonly reason: 'country'; readonly country: string }
  /** Each character may be right, but none like this are given out. */
  | { readonly reason: 'form' }
  /** Its check digits do not fit: something is mistyped or transposed. */
  | { readonly reason: 'checkDigits' }

/** What became of checking a number or code. */
export type CheckedBankDetail =
  /** `value` is its one spelling, as it goes over the wire. */
  | { readonly isRight: true; readonly value: string }
  | { readonly isRight: false; readonly fault: BankDetailFault }
