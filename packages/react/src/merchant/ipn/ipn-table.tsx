import type { IpnMessage } from '@sixpence/core/merchant'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Moment, RowButton, Table } from '../../ui/index.ts'
import { IpnStatus } from './ipn-status.tsx'

interface IpnTableProps {
  messages: readonly IpnMessage[]
  onOpen: (id: string) => void
}

/** A table of messages with their status. */
export function IpnTable({ messages, onOpen }: IpnTableProps) {
  const { t } = useMessages('merchant-api')
  const formats = useFormats()
  return (
    <Table
      label={t('ipnHistoryTitle')}
      columns={[
        { id: 'event', title: t('eventColumn') },
        { id: 'when', title: t('whenColumn') },
        { id: 'state', title: t('stateColumn'), narrow: 'aside' },
        { id: 'attempts', title: t('attemptsColumn'), align: 'end', narrow: 'named' },
      ]}
      rows={messages.map(message => ({
        id: message.id,
        cells: {
          event: <RowButton onPress={() => onOpen(message.id)}>{message.event}</RowButton>,
          when: <Moment at={message.date} />,
          state: <IpnStatus message={message} />,
          attempts: formats.count(message.attempts),
        },
      }))}
    />
  )
}
