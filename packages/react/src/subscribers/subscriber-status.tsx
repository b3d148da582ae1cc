import type { Subscriber } from '@sixpence/core/merchant'
import { useMessages } from '../i18n/index.ts'
import { Badge } from '../ui/index.ts'

/** The text and colour of each status. */
export const SUBSCRIBER_STATUS = {
  active: { text: 'activeStatus', tone: 'positive' },
  completed: { text: 'completedStatus', tone: 'neutral' },
  canceled: { text: 'canceledStatus', tone: 'neutral' },
  stopped: { text: 'stoppedStatus', tone: 'negative' },
} as const satisfies Record<Subscriber['status'], object>

/** The status of a subscription. */
export function SubscriberStatus({ status }: Pick<Subscriber, 'status'>) {
  const { t } = useMessages('subscribers')
  const { text, tone } = SUBSCRIBER_STATUS[status]
  return <Badge tone={tone}>{t(text)}</Badge>
}
