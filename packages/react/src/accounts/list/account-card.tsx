import { isWorking, type Account } from '@sixpence/core/accounts'
import { isLinkedCard } from '@sixpence/core/cards'
import { formatMoney, isPositive } from '@sixpence/core/money'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { DestinationLink, type Destination } from '../../provider/index.ts'
import { CurrencyDisc, Money } from '../../ui/index.ts'
import { AccountSubtitle, useAccountTitle } from '../account-name.tsx'
import { AccountStatusBadge } from '../account-status-badge.tsx'

export interface AccountCardProps {
  account: Account
  /** The page that a press opens. */
  destination: Destination
}

/** One account with its balance; links to its page or its history. */
export function AccountCard({ account, destination }: AccountCardProps) {
  const titleOf = useAccountTitle()
  return (
    <DestinationLink destination={destination} className="sp-account-card">
      <CurrencyDisc currencyCode={account.currencyCode} />
      <span className="sp-account-card-main">
        <bdi className="sp-account-card-name">{titleOf(account)}</bdi>{' '}
        <AccountSubtitle account={account} />{' '}
        {!isWorking(account) && <AccountStatusBadge account={account} />}
      </span>{' '}
      <OnIt account={account} />
    </DestinationLink>
  )
}

function OnIt({ account }: { account: Account }) {
  const { t } = useMessages('accounts')
  // A linked card spends from the account behind it, which shows the balance.
  if (isLinkedCard(account)) {
    return <span className="sp-account-card-note">{t('debitText')}</span>
  }
  return (
    <span className="sp-account-card-sums">
      <span className="sp-visually-hidden">{t('balanceLabel')} </span>
      <Money amount={account.balance} currencyCode={account.currencyCode} size="large" />
      <PendingLine account={account} />
    </span>
  )
}

function PendingLine({ account }: { account: Account }) {
  const { t } = useMessages('accounts')
  const { locale } = useFormats()
  const { pendingAmount, currencyCode } = account
  if (!isPositive(pendingAmount)) return null
  const amount = formatMoney({ amount: pendingAmount, currencyCode }, locale)
  return <span className="sp-account-card-note"> {t('pendingText', { amount })}</span>
}
