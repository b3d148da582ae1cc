import type { AccountStatus } from '@sixpence/core'
import { useMessages } from '../i18n/index.ts'
import { Badge, type BadgeProps } from '../ui/index.ts'

const TONE: Record<AccountStatus, BadgeProps['tone']> = {
  submitted: 'info',
  active: 'positive',
  canceled: 'neutral',
  closed: 'neutral',
  fraud: 'negative',
  printing: 'info',
  printed: 'info',
  shipped: 'info',
  pending: 'warning',
  limited: 'warning',
  expired: 'neutral',
  processing: 'info',
  pendingDocument: 'warning',
  paused: 'warning',
}

/** Where an account stands. */
export function AccountStatusBadge({ status }: { status: AccountStatus }) {
  const { t } = useMessages('accounts')
  return <Badge tone={TONE[status]}>{t(`${status}Status`)}</Badge>
}
