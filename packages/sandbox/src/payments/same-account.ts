import { cleanBankDetail } from '@sixpence/protocol/bank-details'
import type { ExternalTerms } from './external-terms.ts'

type Details = ExternalTerms['details']

/** The fields besides the account, which may differ for the same one. */
const BESIDE = new Set([
  'accountType',
  'address',
  'city',
  'instantKeyType',
  'purpose',
  'taxId',
  'zipCode',
])

/**
 * Checks if two sets of details name the same account: by the same IBAN, by one number that the
 * IBAN ends in, or by the same values in all fields that both have. An IBAN includes its bank.
 */
export function isSameAccount(one: Details, other: Details): boolean {
  const [a, b] = [naming(one), naming(other)]
  const [ibanOfOne, ibanOfOther] = [a.get('iban'), b.get('iban')]
  if (ibanOfOne !== undefined && ibanOfOther !== undefined) return ibanOfOne === ibanOfOther
  if (ibanOfOne !== undefined) return isInIban(ibanOfOne, b)
  if (ibanOfOther !== undefined) return isInIban(ibanOfOther, a)
  const both = [...a.keys()].filter(name => b.has(name))
  return both.some(name => !BANKS.has(name)) && both.every(name => a.get(name) === b.get(name))
}

/**
 * Returns the details that identify an account, in their canonical spelling: a number, an address,
 * or a token.
 */
export const spellingsOf = (details: Details): readonly string[] =>
  Object.entries(details)
    .filter(([name, value]) => !BESIDE.has(name) && !BANKS.has(name) && value.trim() !== '')
    .flatMap(([, value]) => [value.trim(), value.trim().toLowerCase(), cleanBankDetail(value)])

/** Returns a function that finds those of many accounts that are the same as one with details. */
export function sameAccounts<Account extends { readonly details: Details }>(
  accounts: readonly Account[],
): (details: Details) => readonly Account[] {
  const byEnd = new Map<string, Account[]>()
  for (const account of accounts)
    for (const end of endsOf(account.details)) {
      const known = byEnd.get(end)
      if (known) known.push(account)
      else byEnd.set(end, [account])
    }
  return details => {
    const candidates = new Set([...endsOf(details)].flatMap(end => byEnd.get(end) ?? []))
    return [...candidates].filter(account => isSameAccount(account.details, details))
  }
}

/** Returns the ends of the numbers that identify an account: an IBAN ends like the number in it. */
function endsOf(details: Details): ReadonlySet<string> {
  const numbers = [...naming(details)].filter(([name]) => !BANKS.has(name))
  return new Set(numbers.map(([, value]) => value.slice(-END)))
}

const END = 4

/** A bank by itself is no account. */
const BANKS = new Set([
  'bankCode',
  'bic',
  'branchCode',
  'bsb',
  'ifsc',
  'institution',
  'routingNumber',
  'sortCode',
  'transit',
])

function naming(details: Details): ReadonlyMap<string, string> {
  const named = Object.entries(details)
    .filter(([name, value]) => !BESIDE.has(name) && value.trim() !== '')
    .map(([name, value]) => [name, spelt(name, value)] as const)
  return new Map(named)
}

/** The branch in a BIC adds nothing to an account with a number. */
const spelt = (name: string, value: string): string =>
  name === 'bic' ? cleanBankDetail(value).slice(0, 8) : cleanBankDetail(value)

function isInIban(iban: string, details: ReadonlyMap<string, string>): boolean {
  const number = details.get('accountNumber')
  const sortCode = details.get('sortCode') ?? ''
  return number !== undefined && iban.endsWith(sortCode + number)
}
