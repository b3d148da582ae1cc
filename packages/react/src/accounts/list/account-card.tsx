import { accountKind, type Account } from '@sixpence/core'
import { formatMoney, isPositive } from '@sixpence/core/money'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Icon, Money } from '../../ui/index.ts'
import { LastDigits, useAccountTypeName } from '../account-name.tsx'
import { AccountStatusBadge } from '../account-status-badge.tsx'

export interface AccountCardProps {
  account: Account
  leadsTo: 'account' | 'history'
  onPress: () => void
}

/** One account and what is on it; leads to it, or to what happened on it. */
export function AccountCard({ account, leadsTo, onPress }: AccountCardProps) {
  const { t } = useMessages('accounts')
  const typeName = useAccountTypeName()
  const { balance, currencyCode } = account
  const isCard = accountKind(account.type) === 'card'
  return (
    <button type="button" className="sp-account-card" onClick={onPress}>
      <span className="sp-account-card-head">
        <span className="sp-account-card-name">{typeName(account)}</span>
        <AccountStatusBadge account={account} />
      </span>
      <LastDigits account={account} />
      <span className="sp-account-card-balance">
        <span className="sp-visually-hidden">{t('balanceLabel')} </span>
        <Money amount={balance} currencyCode={currencyCode} size="large" />
      </span>
      <PendingLine account={account} />
      <span className="sp-account-card-more">
        {t(leadsTo === 'history' ? 'historyCta' : isCard ? 'cardCta' : 'accountCta')}{' '}
        <Icon name="chevron-right" />
      </span>
    </button>
  )
}

function PendingLine({ account }: { account: Account }) {
  const { t } = useMessages('accounts')
  const { locale } = useFormats()
  const { pendingAmount, currencyCode } = account
  if (!isPositive(pendingAmount)) return null
  const amount = formatMoney({ amount: pendingAmount, currencyCode }, locale)
  return <span className="sp-account-card-pending">{t('pendingText', { amount })}</span>
}
