const COUNTRY = 'GB'
const BANK_AND_SORT_CODE = 'SIXP040075'

/** The sort code as people write it. */
export const SORT_CODE = '04-00-75'
export const BIC = 'SIXPGB2LXXX'

/** The last eight digits, which is what an account number has in the bank's own country. */
export const localNumber = (accountId: string): string => accountId.slice(-8).padStart(8, '0')

/** An account's number for payments across borders, with check digits by ISO 13616. */
export function ibanOf(accountId: string): string {
  const bban = BANK_AND_SORT_CODE + localNumber(accountId)
  const digits = `${bban}${COUNTRY}00`.replaceAll(/[A-Z]/g, letter =>
    String(letter.charCodeAt(0) - FIRST_LETTER + 10),
  )
  const check = 98n - (BigInt(digits) % 97n)
  return `${COUNTRY}${String(check).padStart(2, '0')}${bban}`
}

const FIRST_LETTER = 'A'.charCodeAt(0)
