import { awaitsChoice, CALL_MARKS } from '@sixpence/core'
import { OldWebOffer, useAccess } from '@sixpence/react/access'
import { AccountList, AddCurrency } from '@sixpence/react/accounts'
import { useAnnouncements } from '@sixpence/react/announcements'
import { WaitingRequests } from '@sixpence/react/approvals'
import { Attention } from '@sixpence/react/attention'
import { RecentHistory } from '@sixpence/react/history'
import { useMessages } from '@sixpence/react/i18n'
import { Heading, Icon, PageHeader, Skeleton } from '@sixpence/react/ui'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useScreenTitle } from '../shell/use-screen-title.ts'

// Nobody waits for a drawing to see what there is.
const BalanceChart = lazy(async () => ({
  default: (await import('@sixpence/react/charts')).BalanceChart,
}))

/** What waits for the customer, what there is, and what happened lately. */
export function HomeScreen() {
  const { t } = useMessages('shell')
  useScreenTitle(t('homeTitle'))
  const { customer, mayCall, isBusiness } = useAccess()
  return (
    <div className="sp-home">
      <PageHeader
        title={customer ? t('greetingTitle', { name: customer.firstName }) : t('homeTitle')}
        actions={<QuickActions />}
      />
      <OldWebOffer />
      <NeedsAttention />
      {isBusiness && mayCall(CALL_MARKS.decideRequest) && <WaitingRequests />}
      <section aria-labelledby="accounts-title">
        <div className="sp-section-head">
          <Heading level={2} id="accounts-title">
            {t('accountsTitle')}
          </Heading>
          {mayCall(CALL_MARKS.addCurrency) && <AddCurrency />}
        </div>
        <AccountList leadsTo="account" />
      </section>
      <Suspense fallback={<Skeleton lines={5} />}>
        <BalanceChart />
      </Suspense>
      <section aria-labelledby="recent-title">
        <div className="sp-section-head">
          <Heading level={2} id="recent-title">
            {t('recentTitle')}
          </Heading>
          <Link to="/history" search={{ period: 'all' }} className="sp-link">
            {t('allHistoryLink')}
          </Link>
        </div>
        <RecentHistory />
      </section>
    </div>
  )
}

/** What waits for a decision about news, cards and the customer's data, put together here. */
function NeedsAttention() {
  const { customer, isActing, isStaff, mayCall } = useAccess()
  const { announcements, ...news } = useAnnouncements()
  return (
    <Attention
      customer={isActing ? undefined : customer}
      undecided={isStaff ? [] : announcements?.filter(awaitsChoice)}
      news={news}
      mayDecide={mayCall(CALL_MARKS.activateCard)}
      mayOrder={mayCall(CALL_MARKS.orderCard)}
    />
  )
}

function QuickActions() {
  const { t } = useMessages('shell')
  const { mayBegin } = useAccess()
  return (
    <>
      {mayBegin('p2p') && (
        <Link to="/transfer/p2p" className="sp-button sp-button-primary">
          <Icon name="arrow-up-right" />
          {t('p2pTransferLink')}
        </Link>
      )}
      {mayBegin('betweenAccounts') && (
        <Link to="/transfer/account" className="sp-button sp-button-secondary">
          <Icon name="swap" />
          {t('ownTransferLink')}
        </Link>
      )}
    </>
  )
}
