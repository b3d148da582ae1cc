import type { ButtonTakings } from '@sixpence/core/merchant'
import { formatMoney } from '@sixpence/core/money'
import { useId } from 'react'
import { useFormats, useMessages } from '../i18n/index.ts'
import { Card, Heading, Stack, Table } from '../ui/index.ts'

/** The takings of each button, and of all payments without one. */
export function TakingsByButton({ buttons }: { buttons: readonly ButtonTakings[] }) {
  const { t } = useMessages('takings')
  const formats = useFormats()
  const titleId = useId()
  const amountText = (amount: string, { currencyCode }: ButtonTakings) =>
    formatMoney({ amount, currencyCode }, formats.locale)
  return (
    <Stack gap={3}>
      <Heading level={2} size={4} id={titleId}>
        {t('byButtonTitle')}
      </Heading>
      <Card padding="none">
        <Table
          label={t('byButtonTitle')}
          columns={[
            { id: 'button', title: t('buttonColumn') },
            { id: 'payments', title: t('paymentsColumn'), align: 'end' },
            { id: 'paid', title: t('paidLabel'), align: 'end' },
            { id: 'refunds', title: t('refundsColumn'), align: 'end' },
            { id: 'refunded', title: t('refundedLabel'), align: 'end' },
            { id: 'fees', title: t('feesColumn'), align: 'end' },
          ]}
          rows={buttons.map(button => ({
            id: button.buttonId ?? 'none',
            cells: {
              button: <span className="sp-row-name">{button.buttonName ?? t('noButtonText')}</span>,
              payments: formats.count(button.payments),
              paid: amountText(button.paid, button),
              refunds: formats.count(button.refunds),
              refunded: amountText(button.refunded, button),
              fees: amountText(button.fees, button),
            },
          }))}
        />
      </Card>
    </Stack>
  )
}
