import { parseAmount } from '@sixpence/core/money'
import { useState } from 'react'
import { useFormats } from '../../i18n/index.ts'
import type { TransferTask } from '../transfer-task.ts'
import type { TransferAmountFault } from './amount-fault.ts'
import { useAmountError } from './use-amount-error.ts'

/** What the fields for an amount need of a form. */
export type AmountTask = Pick<
  TransferTask<{ readonly amountText: string }, unknown>,
  'draft' | 'faults' | 'max' | 'limits' | 'edit' | 'takeMaximum'
>

interface FaultTiming {
  readonly currencyCode: string | undefined
  readonly isValidated: boolean
}

/** What is wrong with the amount in words, once it is time to say so. */
export function useShownFault(
  task: AmountTask,
  { currencyCode = 'EUR', isValidated }: FaultTiming,
) {
  const { max, limits, faults, draft } = task
  const [wasLeft, setLeft] = useState(false)
  const errorOf = useAmountError()
  const { locale } = useFormats()
  const fault = faults.amount
  const isShown = isValidated || (draft.amountText !== '' && (wasLeft || !isAboutTyping(fault)))
  const typed = parseAmount(draft.amountText, locale, currencyCode)
  const readings = isShown && fault === 'unclear' && 'readings' in typed ? typed.readings : []
  return {
    text: fault && isShown ? errorOf(fault, { currencyCode, max, limits, readings }) : undefined,
    readings,
    onType: () => setLeft(false),
    onLeave: () => setLeft(true),
  }
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

// While an amount is being typed it is often wrong for a moment: `0` on the way to `0.50`.
const isAboutTyping = (fault: TransferAmountFault | undefined) => TYPING.includes(fault)
