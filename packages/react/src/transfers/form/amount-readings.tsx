import { formatAmount, formatMoney } from '@sixpence/core/money'
import { useFormats } from '../../i18n/index.ts'
import { Button } from '../../ui/index.ts'

export interface AmountReadingsProps {
  readings: readonly string[]
  currencyCode: string | undefined
  /** The amount as the language writes it. */
  onChoose: (amountText: string) => void
}

/** What an unclear amount may mean, to be chosen from. */
export function AmountReadings({ readings, currencyCode = 'EUR', onChoose }: AmountReadingsProps) {
  const { locale } = useFormats()
  if (readings.length === 0) return null
  return (
    <div className="sp-amount-readings">
      {readings.map(amount => (
        <Button
          key={amount}
          variant="secondary"
          size="small"
          onPress={() => onChoose(formatAmount(amount, locale))}
        >
          {formatMoney({ amount, currencyCode }, locale)}
        </Button>
      ))}
    </div>
  )
}
