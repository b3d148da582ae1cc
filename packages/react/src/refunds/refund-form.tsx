import type { MerchantPayment } from '@sixpence/core/merchant'
import { formatMoney } from '@sixpence/core/money'
import { useFormats, useMessages } from '../i18n/index.ts'
import { AmountField, Button, DialogFoot, ErrorView, Form, Stack } from '../ui/index.ts'
import { useRefund } from './use-refund.ts'

interface RefundFormProps {
  payment: MerchantPayment
  /** The payment intent with which the form starts: reviewed but not sent, or refused. */
  edit: string | undefined
  onClose: () => void
}

/** Asks how much of a payment to refund. The refund is then a payment like any other. */
export function RefundForm({ payment, edit, onClose }: RefundFormProps) {
  const { t } = useMessages('refunds')
  const { locale } = useFormats()
  const form = useRefund(payment, edit)
  const { leftAmount, currencyCode } = payment
  const left = formatMoney({ amount: leftAmount, currencyCode }, locale)
  return (
    <Form onSubmit={form.submit} aria-label={t('formLabel')}>
      <Stack gap={4}>
        <AmountField
          {...form.field('amount')}
          label={t('amountLabel')}
          description={t('leftText', { amount: left })}
          currencyCode={currencyCode}
        />
        <p className="sp-muted">{t('feeText')}</p>
        <ErrorView failure={form.error} title={t('reviewFailedTitle')} />
        <DialogFoot>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {t('reviewCta')}
          </Button>
          <Button onPress={onClose}>{t('closeCta')}</Button>
        </DialogFoot>
      </Stack>
    </Form>
  )
}
