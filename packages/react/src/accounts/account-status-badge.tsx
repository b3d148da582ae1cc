import { accountKind, isStopped, type Account, type AccountStatus } from '@sixpence/core/accounts'
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

/** The status of an account. Cards have their own texts, because their noun needs other word forms. */
export function AccountStatusBadge({ account }: { account: Account }) {
  const { t } = useMessages('accounts')
  const status = isStopped(account) ? 'fraud' : account.accountStatusId
  const isCard = accountKind(account.type) === 'card'
  return <Badge tone={TONE[status]}>{t(isCard ? `${status}CardStatus` : `${status}Status`)}</Badge>
}
