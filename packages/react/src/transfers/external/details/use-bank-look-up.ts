import type { PayoutField } from '@sixpence/core'
import { checkBankDetail, type BankDetailKind } from '@sixpence/core/bank-details'
import { failureOf } from '../../../store/index.ts'
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

/**
 * Looks up the bank of an IBAN and of a BIC as soon as either is valid. A convenience: if the bank
 * doesn't answer, the customer fills in the fields.
 */
export function useBankLookUp(fields: readonly PayoutField[], typed: Details): BankLookUp {
  const ibanName = nameOf('iban', fields)
  const bicName = nameOf('bic', fields)
  const iban = rightValue('iban', typed[ibanName])
  const byIban = transfersApi.iban.useReadIf(iban === undefined ? undefined : { iban })
  failureOf(byIban.error)
  const ofIban = byIban.currentData
  // The bank of the IBAN is already known.
  const code = otherThan(ofIban?.SWIFT, rightValue('bic', typed[bicName]))
  const bySwift = transfersApi.swift.useReadIf(code === undefined ? undefined : { code })
  failureOf(bySwift.error)
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

/** Returns the name of the field for a kind; a name that no field has if there is none. */
const nameOf = (kind: BankDetailKind, fields: readonly PayoutField[]): string =>
  fields.find(({ kinds }) => kinds.includes(kind))?.name ?? ''

const otherThan = (known: string | undefined, code: string | undefined): string | undefined =>
  code === known ? undefined : code

function rightValue(kind: BankDetailKind, typed: string | undefined): string | undefined {
  if (typed === undefined || typed === '') return undefined
  const checked = checkBankDetail(kind, typed)
  return checked.isRight ? checked.value : undefined
}

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
