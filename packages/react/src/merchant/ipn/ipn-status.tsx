import type { IpnMessage } from '@sixpence/core/merchant'
import { useMessages } from '../../i18n/index.ts'
import { Badge } from '../../ui/index.ts'

/** The status of a message. A confirmation by hand takes precedence over the server's answer. */
export function IpnStatus({ message }: { message: IpnMessage }) {
  const { t } = useMessages('merchant-api')
  const { text, tone } = STATUS[statusOf(message)]
  return <Badge tone={tone}>{t(text)}</Badge>
}

const STATUS = {
  confirmed: { text: 'ipnConfirmedStatus', tone: 'neutral' },
  delivered: { text: 'ipnDeliveredStatus', tone: 'positive' },
  failing: { text: 'ipnFailingStatus', tone: 'negative' },
  waiting: { text: 'ipnWaitingStatus', tone: 'info' },
} as const

function statusOf({ confirmed, deliveredAt, attempts }: IpnMessage): keyof typeof STATUS {
  if (confirmed) return 'confirmed'
  if (deliveredAt !== undefined) return 'delivered'
  return attempts > 0 ? 'failing' : 'waiting'
}
