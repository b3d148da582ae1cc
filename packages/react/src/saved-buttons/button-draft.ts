import { SAVED_BUTTON_FIELDS, type SavedButton } from '@sixpence/core/merchant'
import type { Fields } from '@sixpence/core/fields'
import type { DisplayLocale } from '@sixpence/core/locale'
import { formatAmount } from '@sixpence/core/money'
import { SUBSCRIPTION_FREQUENCIES } from '@sixpence/core/preapproved'
import { TYPED_AMOUNT, type FormTask } from '../forms/index.ts'

/** The fields of the form of a button. The type decides which of the amounts are used. */
export const BUTTON_FIELDS = {
  name: SAVED_BUTTON_FIELDS.name,
  type: { kind: 'choice', from: ['fixed', 'open', 'subscription'] },
  currencyCode: { kind: 'choice', from: 'currencies' },
  amount: TYPED_AMOUNT,
  frequency: { kind: 'choice', from: SUBSCRIPTION_FREQUENCIES },
  min: TYPED_AMOUNT,
  max: TYPED_AMOUNT,
  logoId: { kind: 'choice', from: 'logos', isOptional: true },
  returnUrl: SAVED_BUTTON_FIELDS.returnUrl,
} as const satisfies Fields

/** The values of the form, with the amounts as typed. */
export type ButtonDraft = FormTask<typeof BUTTON_FIELDS>['values']

/** Returns the values that describe an existing button. */
export function draftOf(button: SavedButton, locale: DisplayLocale): Partial<ButtonDraft> {
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
