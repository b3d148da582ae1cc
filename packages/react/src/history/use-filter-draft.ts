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

/** What is wrong with a field, as a key of this domain's texts. */
type Fault = 'amountError' | 'orderError'

/** What somebody is putting together to narrow the history down by. */
export interface FilterDraft {
  /** As typed; an empty text where nothing is asked for. */
  readonly fields: Readonly<Fields>
  readonly faults: { readonly [Field in 'fromAmount' | 'toAmount' | 'toDate']?: Fault | undefined }
  /** What is looked for with it; undefined while something is wrong. */
  readonly search: HistorySearch | undefined
  readonly edit: (change: Partial<Fields>) => void
}

/** A draft that begins with what is looked for. */
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
  // As somebody would type it: `1.234` would be read as a thousand in some languages.
  const texts = { ...search, fromAmount: typed(fromAmount), toAmount: typed(toAmount) }
  // One text for each name of the list.
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

/** As the bank writes it; an empty text where nothing is typed, undefined for what is no amount. */
function boundOf(typed: string, locale: Locale): string | undefined {
  if (typed.trim() === '') return ''
  const parsed = parseBound(typed, locale)
  if (parsed.ok) return normalAmount(parsed.amount)
  return parsed.fault === 'zero' ? '0' : undefined
}
