import type { ButtonOffer, ShownButton } from '@sixpence/core/checkouts'
import { compareAmounts, formatMoney, parseAmount } from '@sixpence/core/money'
import { TYPED_AMOUNT, useAmountFaultText, useForm } from '../forms/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'
import { AmountField, Button, ErrorView, Form } from '../ui/index.ts'
import { BackToMerchant } from './back-to-merchant.tsx'
import { ShownOffer } from './shown-offer.tsx'
import type { ButtonTask } from './use-button-checkout.ts'

export interface AmountChoiceProps {
  button: ShownButton
  offer: ButtonOffer
  task: Pick<ButtonTask, 'open' | 'change'>
}

const FIELDS = { amount: TYPED_AMOUNT }

/** Lets the payer enter an amount within the limits of a saved button. */
export function AmountChoice({ button, offer, task }: AmountChoiceProps) {
  const { t } = useMessages('checkouts')
  const check = useAmountCheck(offer)
  const form = useForm(FIELDS, {
    attempt: { isPending: task.change.isPending, error: task.change.error },
    check: ({ amount }) => ({ amount: check(amount).fault }),
    send: ({ amount }) => task.open(check(amount).amount),
  })
  return (
    <Form onSubmit={form.submit}>
      <ShownOffer button={button}>
        <AmountField
          {...form.field('amount')}
          label={t('chooseLabel')}
          currencyCode={offer.currencyCode}
        />
        <ErrorView failure={form.error} title={t('openFailedTitle')} />
        <Button variant="primary" isWide type="submit" isPending={form.isPending}>
          {t('continueCta')}
        </Button>
        <BackToMerchant name={button.merchantName} />
      </ShownOffer>
    </Form>
  )
}

interface CheckedAmount {
  readonly amount?: string
  /** The error text if it can't be paid. */
  readonly fault?: string
}

function useAmountCheck({ currencyCode, min = '0', max = '0' }: ButtonOffer) {
  const { t } = useMessages('checkouts')
  const { locale } = useFormats()
  const faultText = useAmountFaultText()
  return (text: string): CheckedAmount => {
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
