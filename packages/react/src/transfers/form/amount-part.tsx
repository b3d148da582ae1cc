import { formatMoney } from '@sixpence/core/money'
import { useState, type Ref } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { AmountField, Button } from '../../ui/index.ts'
import type { TransferAmountFault } from './amount-fault.ts'
import { LimitsNote } from './limits-note.tsx'
import type { TransferTask } from '../transfer-task.ts'
import { useAmountError } from './use-amount-error.ts'

export interface AmountPartProps {
  label: string
  currencyCode: string | undefined
  task: Pick<
    TransferTask<{ readonly amountText: string }, unknown>,
    'draft' | 'faults' | 'max' | 'limits' | 'edit' | 'takeMaximum'
  >
  /** The customer asked to go on: say also what is not there yet. */
  isValidated: boolean
  inputRef: Ref<HTMLInputElement>
}

/** The amount, the most that can be sent, and the limits. */
export function AmountPart({ label, currencyCode, task, isValidated, inputRef }: AmountPartProps) {
  const { max, limits } = task
  const { amount: fault } = task.faults
  const { amountText } = task.draft
  const { t } = useMessages('transfers')
  const { locale } = useFormats()
  const [wasLeft, setLeft] = useState(false)
  const errorOf = useAmountError()
  const isTold = isValidated || (amountText !== '' && (wasLeft || !isAboutTyping(fault)))
  return (
    <div className="sp-amount-part">
      <AmountField
        label={label}
        name="amount"
        value={amountText}
        currencyCode={currencyCode}
        inputRef={inputRef}
        error={
          fault && isTold
            ? errorOf(fault, { currencyCode: currencyCode ?? 'EUR', max, limits })
            : undefined
        }
        onChange={text => {
          setLeft(false)
          task.edit({ amountText: text })
        }}
        onBlur={() => setLeft(true)}
      />
      <div className="sp-amount-bounds">
        {max && (
          <Button variant="link" size="small" onPress={task.takeMaximum}>
            {t('useMaximumCta', { amount: formatMoney(max, locale) })}
          </Button>
        )}
        <LimitsNote limits={limits} />
      </div>
    </div>
  )
}

const TYPING: readonly (TransferAmountFault | undefined)[] = [
  'empty',
  'not_a_number',
  'negative',
  'zero',
  'too_many_decimals',
  'too_large',
]

// While an amount is being typed it is often wrong for a moment: `0` on the way to `0.50`.
const isAboutTyping = (fault: TransferAmountFault | undefined) => TYPING.includes(fault)
