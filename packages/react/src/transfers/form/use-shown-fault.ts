import type { Locale } from '@sixpence/core/locale'
import { parseAmount } from '@sixpence/core/money'
import { useState } from 'react'
import { useFormats } from '../../i18n/index.ts'
import type { TransferTask } from '../transfer-task.ts'
import type { TransferAmountFault } from './amount-fault.ts'
import { useAfterPress } from './use-after-press.ts'
import { useAmountError } from './use-amount-error.ts'

/** The parts of a form's task that the amount fields need. */
export type AmountTask = Pick<
  TransferTask<{ readonly amountText: string }, unknown>,
  'draft' | 'faults' | 'max' | 'limits' | 'edit' | 'takeMaximum'
>

interface FaultTiming {
  readonly currencyCode: string | undefined
  readonly isValidated: boolean
}

/** Returns the text for the amount's fault, once it is time to show it. */
export function useShownFault(
  task: AmountTask,
  { currencyCode = 'EUR', isValidated }: FaultTiming,
) {
  const { max, limits, faults, draft } = task
  const [wasLeft, setLeft] = useState(false)
  const afterPress = useAfterPress()
  const errorOf = useAmountError()
  const { locale } = useFormats()
  const fault = faults.amount
  const isShown = isValidated || (draft.amountText !== '' && (wasLeft || !isAboutTyping(fault)))
  const readings =
    isShown && fault === 'unclear' ? readingsOf(draft.amountText, locale, currencyCode) : []
  return {
    text: fault && isShown ? errorOf(fault, { currencyCode, max, limits, readings }) : undefined,
    readings,
    onType: () => setLeft(false),
    onLeave: () => afterPress(() => setLeft(true)),
  }
}

function readingsOf(text: string, locale: Locale, currencyCode: string): readonly string[] {
  const typed = parseAmount(text, locale, currencyCode)
  return 'readings' in typed ? typed.readings : []
}

const TYPING: readonly (TransferAmountFault | undefined)[] = [
  'empty',
  'not_a_number',
  'unclear',
  'negative',
  'zero',
  'too_many_decimals',
  'too_large',
]

// An amount is often wrong for a moment while it is typed: `0` on the way to `0.50`.
const isAboutTyping = (fault: TransferAmountFault | undefined) => TYPING.includes(fault)
