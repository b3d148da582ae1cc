import type { RefObject } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { AmountField } from '../../ui/index.ts'
import { AmountBounds } from './amount-bounds.tsx'
import { AmountReadings } from './amount-readings.tsx'
import { useShownFault, type AmountTask } from './use-shown-fault.ts'

export interface AmountPartProps {
  /** The name of the field; by default the amount. */
  label?: string | undefined
  currencyCode: string | undefined
  task: AmountTask
  /** True if the customer asked to go on: missing values are shown too. */
  isSubmitted: boolean
  inputRef: RefObject<HTMLInputElement | null>
}

/** The amount, the most that can be sent, and the limits. */
export function AmountPart({ label, currencyCode, task, isSubmitted, inputRef }: AmountPartProps) {
  const { t } = useMessages('transfers')
  const fault = useShownFault(task, { currencyCode, isSubmitted })
  return (
    <div className="sp-amount-part">
      <AmountField
        label={label ?? t('amountLabel')}
        name="amount"
        value={task.draft.amountText}
        currencyCode={currencyCode}
        inputRef={inputRef}
        error={fault.text}
        onChange={amountText => {
          fault.onType()
          task.edit({ amountText })
        }}
        onBlur={fault.onLeave}
      />
      <AmountReadings
        readings={fault.readings}
        currencyCode={currencyCode}
        task={task}
        inputRef={inputRef}
      />
      <AmountBounds task={task} />
    </div>
  )
}
