import { formatMoney, isPositive } from '@sixpence/core/money'
import { useFormats } from '../../i18n/index.ts'
import { classNames } from '../class-names.ts'

export interface MoneyProps {
  /** The amount as the bank writes it, e.g. `-12.50`. */
  amount: string
  currencyCode: string
  /** `direction` shows a plus before incoming money, and colours it. */
  sign?: 'plain' | 'direction' | undefined
  size?: 'inherit' | 'large' | 'hero' | undefined
}

// The mark of an isolated text stays the first character.
const BEFORE_DIGITS = /^\u2066?/

/** An amount in the customer's language, with the bank's own figure for machines. */
export function Money({ amount, currencyCode, sign = 'plain', size = 'inherit' }: MoneyProps) {
  const { locale } = useFormats()
  const isIncoming = sign === 'direction' && isPositive(amount)
  const text = formatMoney({ amount, currencyCode }, locale)
  return (
    <data
      value={`${amount} ${currencyCode}`}
      className={classNames(
        'sp-money',
        size !== 'inherit' && `sp-money-${size}`,
        isIncoming && 'sp-money-incoming',
      )}
    >
      {isIncoming ? text.replace(BEFORE_DIGITS, '$&+') : text}
    </data>
  )
}
