import type { WebhookRequest } from '@sixpence/core/merchant'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Badge, Moment, RowButton, Table } from '../../ui/index.ts'
import { AddressText } from '../cells/address-text.tsx'

interface WebhookLogTableProps {
  requests: readonly WebhookRequest[]
  onOpen: (request: WebhookRequest) => void
}

/** A page of the log. */
export function WebhookLogTable({ requests, onOpen }: WebhookLogTableProps) {
  const { t } = useMessages('merchant-api')
  const formats = useFormats()
  return (
    <Table
      label={t('logTab')}
      columns={[
        { id: 'event', title: t('eventColumn') },
        { id: 'when', title: t('whenColumn') },
        { id: 'to', title: t('toColumn') },
        { id: 'answer', title: t('answerColumn'), narrow: 'aside' },
        { id: 'took', title: t('durationColumn'), align: 'end', narrow: 'heard' },
      ]}
      rows={requests.map(request => ({
        id: request.id,
        cells: {
          event: (
            <RowButton onPress={() => onOpen(request)}>
              <span className="sp-one-line">{request.event}</span>
            </RowButton>
          ),
          when: <Moment at={request.date} />,
          to: <AddressText address={request.host + request.path} />,
          answer: <Outcome request={request} />,
          took: (
            <span className="sp-one-line">
              {t('msText', { ms: formats.count(request.duration) })}
            </span>
          ),
        },
      }))}
    />
  )
}

/** The server's response, or the reason why there is none. */
export function Outcome({ request }: { request: Pick<WebhookRequest, 'httpStatus' | 'fault'> }) {
  const { t } = useMessages('merchant-api')
  const { httpStatus, fault } = request
  if (httpStatus === undefined) {
    return <Badge tone="negative">{t(`${fault ?? 'unreachable'}Status`)}</Badge>
  }
  const isTaken = httpStatus >= 200 && httpStatus < 300
  return <Badge tone={isTaken ? 'positive' : 'negative'}>{httpStatus}</Badge>
}
