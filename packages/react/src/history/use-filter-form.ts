import { LONGEST_EMAIL, type Fields } from '@sixpence/core/fields'
import { readHistorySearch, type HistorySearch } from '@sixpence/core/history'
import type { DisplayLocale } from '@sixpence/core/locale'
import { compareAmounts, formatAmount, normalAmount } from '@sixpence/core/money'
import { parseBound, useForm, type FormTask } from '../forms/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'

const CHOICE = { kind: 'choice', from: 'filters', isOptional: true } as const
// Days and amounts as typed.
const BOUND = { kind: 'text', most: 40, isOptional: true } as const

const FIELDS = {
  accountId: CHOICE,
  transactionType: CHOICE,
  transactionDirection: CHOICE,
  status: CHOICE,
  fromDate: BOUND,
  toDate: BOUND,
  fromAmount: BOUND,
  toAmount: BOUND,
  email: { kind: 'text', most: LONGEST_EMAIL, isOptional: true },
} as const satisfies Fields

/** The filters while the user edits them. */
export type FilterForm = FormTask<typeof FIELDS>

/** Returns a form that starts with the given search. */
export function useFilterForm(
  search: HistorySearch,
  onApply: (search: HistorySearch) => void,
): FilterForm {
  const { t } = useMessages('history')
  const { locale } = useFormats()
  // Formatted for the locale: some would read `1.234` as a thousand.
  const typed = (amount: string | undefined) => (amount ? formatAmount(amount, locale) : '')
  const { keyword, period, fromAmount, toAmount, ...others } = search
  return useForm(FIELDS, {
    initial: { ...others, fromAmount: typed(fromAmount), toAmount: typed(toAmount) },
    check: values => {
      const [from, to] = amountsIn(values, locale)
      const isTurned = from && to && compareAmounts(from, to) > 0
      const isLate = values.fromDate && values.toDate && values.fromDate > values.toDate
      return {
        fromAmount: from === undefined ? t('amountError') : undefined,
        toAmount: to === undefined ? t('amountError') : isTurned ? t('orderError') : undefined,
        toDate: isLate ? t('orderError') : undefined,
      }
    },
    send: values => {
      const [from, to] = amountsIn(values, locale)
      onApply(readHistorySearch({ keyword, period, ...values, fromAmount: from, toAmount: to }))
    },
  })
}

const amountsIn = (
  { fromAmount, toAmount }: { readonly fromAmount: string; readonly toAmount: string },
  locale: DisplayLocale,
) => [boundOf(fromAmount, locale), boundOf(toAmount, locale)] as const

/** The amount in the bank's format: empty if nothing was typed, undefined if it isn't an amount. */
function boundOf(typed: string, locale: DisplayLocale): string | undefined {
  if (typed === '') return ''
  const parsed = parseBound(typed, locale)
  if (parsed.ok) return normalAmount(parsed.amount)
  return parsed.fault === 'zero' ? '0' : undefined
}
