import { errorOf } from '../../../store/index.ts'
import { transfersApi } from '../../transfers-api.ts'
import type { Details } from '../send-money-draft.ts'

/** The bank found by a number or code. */
export interface FoundBank {
  readonly bankName: string | undefined
  readonly city: string | undefined
  /** Only for an IBAN: its country. */
  readonly countryCode: string | undefined
}

/** The bank's answers about the typed numbers. */
export interface BankLookUp {
  readonly isPending: boolean
  /** The values for empty fields, by their names. */
  readonly fills: Details
  /** By the name of the field it was found by. */
  readonly found: Readonly<Record<string, FoundBank>>
}

/** A number or code, and the name of its field. */
export interface NamedDetail {
  readonly name: string
  /** Undefined unless it is valid. */
  readonly value: string | undefined
}

/**
 * Looks up the bank of an IBAN and of a BIC as soon as either is valid. A convenience: if the bank
 * doesn't answer, the customer fills in the fields.
 */
export function useBankLookUp(
  { name: ibanName, value: iban }: NamedDetail,
  { name: bicName, value: bic }: NamedDetail,
): BankLookUp {
  const byIban = transfersApi.iban.useReadIf(iban === undefined ? undefined : { iban })
  errorOf(byIban.error)
  const ofIban = byIban.currentData
  // The bank of the IBAN is already known.
  const code = otherThan(ofIban?.SWIFT, bic)
  const bySwift = transfersApi.swift.useReadIf(code === undefined ? undefined : { code })
  errorOf(bySwift.error)
  const ofSwift = bySwift.currentData
  return {
    isPending: byIban.isFetching || bySwift.isFetching,
    fills: fillsOf(ofSwift?.bankName === undefined ? ofIban : ofSwift, {
      [bicName]: ofIban?.SWIFT,
    }),
    found: {
      ...(ofIban && { [ibanName]: foundBank(ofIban) }),
      ...(ofSwift && { [bicName]: foundBank(ofSwift) }),
    },
  }
}

const otherThan = (known: string | undefined, code: string | undefined): string | undefined =>
  code === known ? undefined : code

type Fills = Readonly<Record<string, string | undefined>>

function fillsOf(bank: Answer | undefined, further: Fills): Details {
  const { address, city, zipCode }: Answer = bank ?? {}
  const fills: Fills = { address, city, zipCode, ...further }
  const known = Object.entries(fills).filter(([, value]) => value !== undefined)
  // Only texts are left.
  return Object.fromEntries(known) as Details
}

interface Answer {
  readonly bankName?: string | undefined
  readonly address?: string | undefined
  readonly zipCode?: string | undefined
  readonly city?: string | undefined
  readonly countryIsoCode?: string | undefined
}

const foundBank = ({ bankName, city, countryIsoCode }: Answer): FoundBank => ({
  bankName,
  city,
  countryCode: countryIsoCode,
})
