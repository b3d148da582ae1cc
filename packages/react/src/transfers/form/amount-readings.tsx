import { formatAmount, formatMoney } from '@sixpence/core/money'
import type { RefObject } from 'react'
import { useFormats } from '../../i18n/index.ts'
import { Button } from '../../ui/index.ts'
import type { AmountTask } from './use-shown-fault.ts'

export interface AmountReadingsProps {
  readings: readonly string[]
  currencyCode: string | undefined
  task: Pick<AmountTask, 'edit'>
  /** The field that takes the chosen amount, and the focus. */
  inputRef: RefObject<HTMLInputElement | null>
}

/** Offers the possible meanings of an unclear amount. */
export function AmountReadings(props: AmountReadingsProps) {
  const { readings, currencyCode, task, inputRef } = props
  const { locale } = useFormats()
  if (readings.length === 0 || currencyCode === undefined) return null
  return (
    <div className="sp-amount-readings">
      {readings.map(amount => (
        <Button
          key={amount}
          variant="secondary"
          size="small"
          onPress={() => {
            task.edit({ amountText: formatAmount(amount, locale, currencyCode) })
            inputRef.current?.focus()
          }}
        >
          {formatMoney({ amount, currencyCode }, locale)}
        </Button>
      ))}
    </div>
  )
}
