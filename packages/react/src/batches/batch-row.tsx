import type { Batch } from '@sixpence/core/batches'
import { useFormats, useMessages } from '../i18n/index.ts'
import { Badge, Icon, ListRow, Money } from '../ui/index.ts'
import { BATCH_STATUS, BATCH_TYPE_NAME } from './batch-words.ts'

export interface BatchRowProps {
  batch: Batch
  onOpen: (id: string) => void
}

/** One batch in the list. */
export function BatchRow({ batch, onOpen }: BatchRowProps) {
  const { t } = useMessages('batches')
  const formats = useFormats()
  const { id, name, type, date, status, paymentCount, amount, currencyCode } = batch
  const { key, tone } = BATCH_STATUS[status]
  const badge = <Badge tone={tone}>{t(key)}</Badge>
  return (
    <ListRow
      onPress={() => onOpen(id)}
      leading={<Icon name="list" />}
      title={name}
      description={
        <>
          {[t(BATCH_TYPE_NAME[type]), t('paymentsText', { count: paymentCount }), ''].join(' · ')}
          <time dateTime={date}>{formats.date(date)}</time>
        </>
      }
      {...(amount === undefined
        ? { trailing: badge }
        : {
            trailing: <Money amount={amount} currencyCode={currencyCode} />,
            trailingDescription: badge,
          })}
    />
  )
}
