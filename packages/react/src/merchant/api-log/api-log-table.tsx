import type { ApiRequest } from '@sixpence/core/merchant'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Badge, Moment, RowButton, Table } from '../../ui/index.ts'

interface ApiLogTableProps {
  requests: readonly ApiRequest[]
  onOpen: (request: ApiRequest) => void
}

/** A table of requests with their source and response. */
export function ApiLogTable({ requests, onOpen }: ApiLogTableProps) {
  const { t } = useMessages('merchant-api')
  const formats = useFormats()
  return (
    <Table
      label={t('apiLogTitle')}
      columns={[
        { id: 'request', title: t('requestColumn') },
        { id: 'when', title: t('whenColumn') },
        { id: 'from', title: t('fromColumn') },
        { id: 'answer', title: t('answerColumn'), narrow: 'aside' },
        { id: 'took', title: t('durationColumn'), align: 'end', narrow: 'heard' },
      ]}
      rows={requests.map(request => ({
        id: request.id,
        cells: {
          request: <RowButton onPress={() => onOpen(request)}>{titleOf(request)}</RowButton>,
          when: <Moment at={request.date} />,
          from: request.ip,
          answer: <AnswerStatus status={request.httpStatus} />,
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

/** Returns a request's method and path. */
export const titleOf = ({ method, path }: ApiRequest): string => `${method} ${path}`

/** The HTTP status of the bank's response, in a colour. */
export function AnswerStatus({ status }: { status: number }) {
  return <Badge tone={status < 300 ? 'positive' : 'negative'}>{status}</Badge>
}
