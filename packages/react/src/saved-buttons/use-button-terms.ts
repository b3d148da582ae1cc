import type { SavedButtonInput } from '@sixpence/core'
import { compareAmounts, parseAmount } from '@sixpence/core/money'
import { useAmountFaultText } from '../forms/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'
import type { ButtonDraft } from './button-draft.ts'

type Terms = Pick<
  SavedButtonInput,
  'type' | 'currencyCode' | 'amount' | 'frequency' | 'min' | 'max'
>

/** The terms of a draft, or the faults that prevent them. */
export interface JudgedTerms {
  readonly terms: Terms | undefined
  readonly faults: Partial<Record<'amount' | 'min' | 'max', string>>
}

/** Checks a draft's price and limits. */
export function useJudgedTerms(draft: ButtonDraft): JudgedTerms {
  const { t } = useMessages('saved-buttons')
  const { locale } = useFormats()
  const faultText = useAmountFaultText()
  const { type, currencyCode } = draft
  const read = (text: string): { amount?: string; fault?: string } => {
    const typed = parseAmount(text, locale, currencyCode)
    return typed.ok
      ? { amount: typed.amount }
      : { fault: faultText(typed.fault, { currencyCode, ...typed }) }
  }
  if (type !== 'open') {
    const { amount, fault } = read(draft.amount)
    if (amount === undefined) return { terms: undefined, faults: { amount: fault ?? '' } }
    const frequency = type === 'subscription' ? { frequency: draft.frequency } : {}
    return { terms: { type, currencyCode, amount, ...frequency }, faults: {} }
  }
  const [min, max] = [read(draft.min), read(draft.max)]
  const faults = {
    ...(min.fault !== undefined && { min: min.fault }),
    ...(max.fault !== undefined && { max: max.fault }),
  }
  if (min.amount === undefined || max.amount === undefined) return { terms: undefined, faults }
  if (compareAmounts(min.amount, max.amount) > 0) {
    return { terms: undefined, faults: { max: t('maxBelowError') } }
  }
  return { terms: { type, currencyCode, min: min.amount, max: max.amount }, faults }
}
