import type { SavedButtonInput } from '@sixpence/core/merchant'
import { compareAmounts, parseAmount } from '@sixpence/core/money'
import { useAmountFaultText } from '../forms/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'
import type { ButtonDraft } from './button-draft.ts'

type Terms = Pick<
  SavedButtonInput,
  'type' | 'currencyCode' | 'amount' | 'frequency' | 'min' | 'max'
>

/** The terms of a draft, or the error texts of what prevents them. */
interface CheckedTerms {
  readonly terms?: Terms
  readonly errors: { readonly [Name in 'amount' | 'min' | 'max']?: string | undefined }
}

/** Returns a function that checks a draft's price and limits. */
export function useButtonTerms(): (draft: ButtonDraft) => CheckedTerms {
  const { t } = useMessages('saved-buttons')
  const { locale } = useFormats()
  const faultText = useAmountFaultText()
  return draft => {
    const { type, currencyCode, frequency } = draft
    const read = (text: string): { amount?: string; error?: string } => {
      const typed = parseAmount(text, locale, currencyCode)
      return typed.ok
        ? { amount: typed.amount }
        : { error: faultText(typed.fault, { currencyCode, ...typed }) }
    }
    if (type !== 'open') {
      const { amount, error } = read(draft.amount)
      if (amount === undefined) return { errors: { amount: error } }
      const repeated = type === 'subscription' && { frequency }
      return { terms: { type, currencyCode, amount, ...repeated }, errors: {} }
    }
    const [min, max] = [read(draft.min), read(draft.max)]
    if (min.amount === undefined || max.amount === undefined) {
      return { errors: { min: min.error, max: max.error } }
    }
    const isBelow = compareAmounts(min.amount, max.amount) > 0
    if (isBelow) return { errors: { max: t('maxBelowError') } }
    return { terms: { type, currencyCode, min: min.amount, max: max.amount }, errors: {} }
  }
}
