import { useState } from 'react'
import type { TransferTask } from '../transfer-task.ts'
import type { TransferAmountFault } from './amount-fault.ts'
import { useAfterPress } from './use-after-press.ts'
import { useAmountError } from './use-amount-error.ts'

/** The parts of a form's task that the amount fields need. */
export type AmountTask = Pick<
  TransferTask<{ readonly amountText: string }, unknown>,
  'draft' | 'typedAmount' | 'faults' | 'max' | 'limits' | 'edit' | 'takeMaximum'
>

interface FaultTiming {
  readonly currencyCode: string | undefined
  readonly isSubmitted: boolean
}

/** Returns the text for the amount's fault, once it is time to show it. */
export function useShownFault(task: AmountTask, { currencyCode, isSubmitted }: FaultTiming) {
  const { max, limits, faults, draft, typedAmount } = task
  const [wasLeft, setLeft] = useState(false)
  const afterPress = useAfterPress()
  const errorOf = useAmountError()
  const fault = faults.amount
  const isShown = isSubmitted || (draft.amountText !== '' && (wasLeft || !isAboutTyping(fault)))
  const readings = isShown && typedAmount && 'readings' in typedAmount ? typedAmount.readings : []
  return {
    text: fault && isShown ? errorOf(fault, { currencyCode, max, limits, readings }) : undefined,
    readings,
    onType: () => setLeft(false),
    onLeave: () => afterPress(() => setLeft(true)),
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

// An amount is often wrong for a moment while it is typed: `0` on the way to `0.50`.
const isAboutTyping = (fault: TransferAmountFault | undefined) => TYPING.includes(fault)
