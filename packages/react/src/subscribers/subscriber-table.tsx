import type { Subscriber } from '@sixpence/core/merchant'
import { useFormats, useMessages } from '../i18n/index.ts'
import { useRepetitionText } from '../payments/index.ts'
import { Avatar, Money, RowButton, Stack, Table } from '../ui/index.ts'
import { SubscriberStatus } from './subscriber-status.tsx'

interface SubscriberTableProps {
  subscribers: readonly Subscriber[]
  onOpen: (subscriptionId: string) => void
}

/** A table of subscribers with amount, interval and next payment. */
export function SubscriberTable({ subscribers, onOpen }: SubscriberTableProps) {
  const { t } = useMessages('subscribers')
  const formats = useFormats()
  const repetitionOf = useRepetitionText()
  return (
    <Table
      label={t('listLabel')}
      columns={[
        { id: 'who', title: t('whoColumn') },
        { id: 'what', title: t('whatColumn') },
        { id: 'amount', title: t('amountLabel'), align: 'end', narrow: 'aside' },
        { id: 'next', title: t('nextColumn'), narrow: 'heard' },
        { id: 'status', title: t('statusLabel') },
      ]}
      rows={subscribers.map(subscriber => ({
        id: subscriber.subscriptionId,
        leading: <Avatar name={subscriber.name} colorKey={subscriber.email} />,
        cells: {
          who: (
            <Stack gap={1}>
              <RowButton onPress={() => onOpen(subscriber.subscriptionId)}>
                {subscriber.name}
              </RowButton>
              <span className="sp-muted sp-break">{subscriber.email}</span>
            </Stack>
          ),
          what: (
            <Stack gap={1}>
              <span>{subscriber.description}</span>
              <span className="sp-muted">{repetitionOf(subscriber)}</span>
            </Stack>
          ),
          amount: <Money amount={subscriber.amount} currencyCode={subscriber.currencyCode} />,
          next: subscriber.nextDate === undefined ? '—' : formats.calendarDay(subscriber.nextDate),
          status: <SubscriberStatus status={subscriber.status} />,
        },
      }))}
    />
  )
}
