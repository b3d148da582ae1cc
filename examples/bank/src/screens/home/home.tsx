import { accounts } from '@sixpence/core/accounts'
import { OldWebOffer, useAccess } from '@sixpence/react/access'
import { AccountList, AddCurrency, BalanceHead, useAccounts } from '@sixpence/react/accounts'
import { BalanceChart as Chart } from '@sixpence/react/charts'
import { RecentHistory } from '@sixpence/react/history'
import { useMessages } from '@sixpence/react/i18n'
import { LazyPart } from '@sixpence/react/provider'
import { EmptyState, Heading, lazyComponent, PageHeader, Skeleton } from '@sixpence/react/ui'
import { Link } from '@tanstack/react-router'
import { useScreenTitle } from '../../shell/use-screen-title.ts'
import { NeedsAttention } from './needs-attention.tsx'
import { QuickActions } from './quick-actions.tsx'

// Loaded with home but drawn after the rest, so that nothing waits for it.
const BalanceChart = lazyComponent(async () => ({ Chart }), 'Chart')

/** The balances, the most frequent actions, and the latest payments. */
export function HomeScreen() {
  const { t } = useMessages('shell')
  useScreenTitle(t('homeTitle'))
  const { data: accounts } = useAccounts()
  return (
    <div className="sp-home">
      <PageHeader title={useWelcome()} />
      {accounts?.length === 0 ? <NoAccounts /> : <Overview />}
    </div>
  )
}

/** Returns the title: a greeting for a person, the name of a business. */
function useWelcome(): string {
  const { t } = useMessages('shell')
  const { customer, accessInfo, isBusiness, isActing } = useAccess()
  if (accessInfo && (isBusiness || isActing)) return accessInfo.customerName
  return customer && !isActing ? t('greetingTitle', { name: customer.firstName }) : t('homeTitle')
}

/** One action instead of many empty parts. */
function NoAccounts() {
  const { t } = useMessages('shell')
  const { mayCall } = useAccess()
  return (
    <>
      <NeedsAttention />
      <EmptyState
        title={t('emptyHomeTitle')}
        icon="wallet"
        action={
          mayCall(accounts.calls.addCurrency) && (
            <AddCurrency variant="primary">{t('openAccountCta')}</AddCurrency>
          )
        }
      >
        {t('emptyHomeText')}
      </EmptyState>
    </>
  )
}

function Overview() {
  return (
    <>
      <div className="sp-home-hero">
        <BalanceHead />
        <QuickActions />
        <NeedsAttention />
        <OldWebOffer />
      </div>
      <Accounts />
      <Recent />
      <LazyPart fallback={<Skeleton lines={5} />}>
        <BalanceChart />
      </LazyPart>
    </>
  )
}

function Accounts() {
  const { t } = useMessages('shell')
  const { mayCall } = useAccess()
  return (
    <section aria-labelledby="accounts-title">
      <Heading level={2} id="accounts-title">
        {t('accountsTitle')}
      </Heading>
      <AccountList linkTo="account" showTotal={false} />
      {mayCall(accounts.calls.addCurrency) && (
        <div className="sp-section-foot">
          <AddCurrency variant="quiet" />
        </div>
      )}
    </section>
  )
}

function Recent() {
  const { t } = useMessages('shell')
  return (
    <section aria-labelledby="recent-title">
      <div className="sp-section-head">
        <Heading level={2} id="recent-title">
          {t('recentTitle')}
        </Heading>
        <Link to="/history" search={{ period: 'all' }} className="sp-link">
          {t('allHistoryLink')}
        </Link>
      </div>
      <RecentHistory limit={5} />
    </section>
  )
}
