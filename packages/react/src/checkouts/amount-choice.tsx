import type { ButtonOffer, ShownButton } from '@sixpence/core'
import { compareAmounts, formatMoney, parseAmount } from '@sixpence/core/money'
import { useState } from 'react'
import { useAmountFaultText } from '../forms/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'
import { AmountField, Button, ErrorView, Form } from '../ui/index.ts'
import { BackToMerchant } from './back-to-merchant.tsx'
import { ShownOffer } from './shown-offer.tsx'
import type { ButtonTask } from './use-button-checkout.ts'

export interface AmountChoiceProps {
  button: ShownButton
  offer: ButtonOffer
  task: ButtonTask
}

/** Lets the payer enter an amount within the limits of a saved button. */
export function AmountChoice({ button, offer, task }: AmountChoiceProps) {
  const { t } = useMessages('checkouts')
  const [text, setText] = useState('')
  const [isValidated, setValidated] = useState(false)
  const judge = useJudge(offer)
  const { amount, fault } = judge(text)
  const submit = () => {
    setValidated(true)
    return amount === undefined ? undefined : task.open(amount)
  }
  return (
    <Form onSubmit={submit}>
      <ShownOffer button={button}>
        <AmountField
          label={t('chooseLabel')}
          name="amount"
          value={text}
          onChange={setText}
          currencyCode={offer.currencyCode}
          error={isValidated ? fault : undefined}
        />
        <ErrorView failure={task.openFailure} title={t('openFailedTitle')} />
        <Button variant="primary" isWide type="submit" isPending={task.isPending}>
          {t('continueCta')}
        </Button>
        <BackToMerchant name={button.merchantName} />
      </ShownOffer>
    </Form>
  )
}

interface Judged {
  readonly amount?: string
  /** The text of the error if it can't be paid. */
  readonly fault?: string
}

function useJudge({ currencyCode, min = '0', max = '0' }: ButtonOffer): (text: string) => Judged {
  const { t } = useMessages('checkouts')
  const { locale } = useFormats()
  const faultText = useAmountFaultText()
  return text => {
    const typed = parseAmount(text, locale, currencyCode)
    if (!typed.ok) return { fault: faultText(typed.fault, { currencyCode, ...typed }) }
    const { amount } = typed
    const bound = (each: string) => ({
      amount: formatMoney({ amount: each, currencyCode }, locale),
    })
    if (compareAmounts(amount, min) < 0) return { fault: t('amountBelow', bound(min)) }
    if (compareAmounts(amount, max) > 0) return { fault: t('amountAbove', bound(max)) }
    return { amount }
  }
}
