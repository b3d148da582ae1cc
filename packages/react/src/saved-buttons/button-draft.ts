import type { SavedButton, SavedButtonType, SubscriptionFrequency } from '@sixpence/core'
import type { Locale } from '@sixpence/core/locale'
import { formatAmount } from '@sixpence/core/money'

/** The fields of a button, as typed. */
export interface ButtonDraft {
  readonly name: string
  readonly type: SavedButtonType
  readonly currencyCode: string
  readonly amount: string
  /** Only used for subscriptions. */
  readonly frequency: SubscriptionFrequency
  readonly min: string
  readonly max: string
  readonly returnUrl: string
  readonly logoId: string
}

/** A draft with empty fields. */
export const EMPTY_DRAFT: Omit<ButtonDraft, 'currencyCode'> = {
  name: '',
  type: 'fixed',
  amount: '',
  frequency: 'monthly',
  min: '',
  max: '',
  returnUrl: '',
  logoId: '',
}

/** Returns the fields that describe an existing button. */
export function draftOf(button: SavedButton, locale: Locale): ButtonDraft {
  const { name, type, currencyCode, frequency = 'monthly', returnUrl = '', logoId = '' } = button
  const written = (amount: string | undefined) =>
    amount === undefined ? '' : formatAmount(amount, locale, currencyCode)
  return {
    name,
    type,
    currencyCode,
    frequency,
    amount: written(button.amount),
    min: written(button.min),
    max: written(button.max),
    returnUrl,
    logoId,
  }
}
