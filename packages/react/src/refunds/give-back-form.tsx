import type { MerchantPayment } from '@sixpence/core'
import { formatMoney } from '@sixpence/core/money'
import { useState } from 'react'
import { useAmountFaultText } from '../forms/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'
import { AmountField, Button, DialogFoot, ErrorView, Form, Stack } from '../ui/index.ts'
import { useGiveBack, type GiveBackTask } from './use-give-back.ts'

interface GiveBackFormProps {
  payment: MerchantPayment
  /** The payment intent with which the form starts: reviewed but not sent, or refused. */
  edit: string | undefined
  onClose: () => void
}

/** Asks how much of a payment to refund. The refund is then a payment like any other. */
export function GiveBackForm({ payment, edit, onClose }: GiveBackFormProps) {
  const { t } = useMessages('refunds')
  const { locale } = useFormats()
  const task = useGiveBack(payment, edit)
  const [isValidated, setValidated] = useState(false)
  const faultText = useFaultText(payment)
  const left = formatMoney(
    { amount: payment.leftAmount, currencyCode: payment.currencyCode },
    locale,
  )
  const submit = () => {
    setValidated(true)
    return task.draft.ok ? task.review() : undefined
  }
  return (
    <Form onSubmit={submit} aria-label={t('formLabel')}>
      <Stack gap={4}>
        <AmountField
          label={t('amountLabel')}
          name="amount"
          description={t('leftText', { amount: left })}
          value={task.text}
          currencyCode={payment.currencyCode}
          error={isValidated ? faultText(task.draft) : undefined}
          onChange={task.edit}
        />
        <p className="sp-muted">{t('feeText')}</p>
        <ErrorView failure={task.failure} title={t('reviewFailedTitle')} />
        <DialogFoot>
          <Button type="submit" variant="primary" isPending={task.isPending}>
            {t('reviewCta')}
          </Button>
          <Button onPress={onClose}>{t('closeCta')}</Button>
        </DialogFoot>
      </Stack>
    </Form>
  )
}

function useFaultText({ leftAmount: amount, currencyCode }: MerchantPayment) {
  const { t } = useMessages('refunds')
  const { locale } = useFormats()
  const amountFaultText = useAmountFaultText()
  return (draft: GiveBackTask['draft']): string | undefined => {
    if (draft.ok) return undefined
    const { fault, readings } = draft
    if (fault === 'tooMuch') {
      return t('tooMuchText', { amount: formatMoney({ amount, currencyCode }, locale) })
    }
    return amountFaultText(fault, { currencyCode, readings })
  }
}
