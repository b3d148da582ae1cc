import { formatMoney } from '@sixpence/core/money'
import { useState, type Ref } from 'react'
import { useFormats, useMessages } from '../i18n/index.ts'
import { AmountField, Button } from '../ui/index.ts'
import type { TransferAmountFault } from './amount-fault.ts'
import { LimitsNote } from './limits-note.tsx'
import { useAmountError, type AmountBounds } from './use-amount-error.ts'

export interface AmountPartProps extends Omit<AmountBounds, 'currencyCode'> {
  label: string
  currencyCode: string | undefined
  value: string
  fault: TransferAmountFault | undefined
  /** The customer asked to go on: say also what is not there yet. */
  isJudged: boolean
  onChange: (text: string) => void
  onUseMaximum: () => void
  inputRef: Ref<HTMLInputElement>
}

/** The amount, the most that can be sent, and the limits. */
export function AmountPart(props: AmountPartProps) {
  const { label, value, fault, currencyCode, max, limits, inputRef } = props
  const { t } = useMessages('transfers')
  const { locale } = useFormats()
  const [wasLeft, setLeft] = useState(false)
  const errorOf = useAmountError()
  const isTold = props.isJudged || (value !== '' && (wasLeft || !isAboutTyping(fault)))
  return (
    <div className="sp-amount-part">
      <AmountField
        label={label}
        name="amount"
        value={value}
        currencyCode={currencyCode}
        inputRef={inputRef}
        error={
          fault && isTold
            ? errorOf(fault, { currencyCode: currencyCode ?? 'EUR', max, limits })
            : undefined
        }
        onChange={text => {
          setLeft(false)
          props.onChange(text)
        }}
        onBlur={() => setLeft(true)}
      />
      <div className="sp-amount-bounds">
        {max && (
          <Button variant="link" size="small" onPress={props.onUseMaximum}>
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
