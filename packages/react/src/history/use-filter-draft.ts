import { readHistorySearch, type HistorySearch } from '@sixpence/core'
import type { Locale } from '@sixpence/core/locale'
import { compareAmounts, formatAmount, normalAmount } from '@sixpence/core/money'
import { useState } from 'react'
import { parseBound } from '../forms/index.ts'
import { useFormats } from '../i18n/index.ts'

const FIELDS = [
  'accountId',
  'transactionType',
  'transactionDirection',
  'status',
  'fromDate',
  'toDate',
  'fromAmount',
  'toAmount',
  'email',
] as const

type Fields = Record<(typeof FIELDS)[number], string>

/** An error of a field, as a key of this domain's texts. */
type Fault = 'amountError' | 'orderError'

/** The filters while the user edits them. */
export interface FilterDraft {
  /** The typed texts; empty if not set. */
  readonly fields: Readonly<Fields>
  readonly faults: { readonly [Field in 'fromAmount' | 'toAmount' | 'toDate']?: Fault | undefined }
  /** The resulting search; undefined while a field has an error. */
  readonly search: HistorySearch | undefined
  readonly edit: (change: Partial<Fields>) => void
}

/** Returns a draft that starts with the given search. */
export function useFilterDraft(search: HistorySearch): FilterDraft {
  const { locale } = useFormats()
  const [fields, setFields] = useState<Fields>(() => fieldsOf(search, locale))
  const { faults, amounts } = judge(fields, locale)
  const isGood = Object.values(faults).every(fault => fault === undefined)
  const { keyword, period } = search
  return {
    fields,
    faults,
    search: isGood ? readHistorySearch({ keyword, period, ...fields, ...amounts }) : undefined,
    edit: change => setFields(before => ({ ...before, ...change })),
  }
}

function fieldsOf({ fromAmount, toAmount, ...search }: HistorySearch, locale: Locale): Fields {
  const typed = (amount: string | undefined) => amount && formatAmount(amount, locale)
  // Formatted for the locale: some would read `1.234` as a thousand.
  const texts = { ...search, fromAmount: typed(fromAmount), toAmount: typed(toAmount) }
  // `FIELDS` has every name, so each gets a text.
  return Object.fromEntries(FIELDS.map(field => [field, texts[field] ?? ''])) as Fields
}

function judge(fields: Fields, locale: Locale) {
  const fromAmount = boundOf(fields.fromAmount, locale)
  const toAmount = boundOf(fields.toAmount, locale)
  const isTurned = fromAmount && toAmount && compareAmounts(fromAmount, toAmount) > 0
  const isLate = fields.fromDate && fields.toDate && fields.fromDate > fields.toDate
  const faults: FilterDraft['faults'] = {
    fromAmount: fromAmount === undefined ? 'amountError' : undefined,
    toAmount: toAmount === undefined ? 'amountError' : isTurned ? 'orderError' : undefined,
    toDate: isLate ? 'orderError' : undefined,
  }
  return { faults, amounts: { fromAmount, toAmount } }
}

/** The amount in the bank's format: empty if nothing was typed, undefined if it isn't an amount. */
function boundOf(typed: string, locale: Locale): string | undefined {
  if (typed.trim() === '') return ''
  const parsed = parseBound(typed, locale)
  if (parsed.ok) return normalAmount(parsed.amount)
  return parsed.fault === 'zero' ? '0' : undefined
}
