import { AccountList, useCustomer } from '@sixpence/react/accounts'
import { RecentHistory } from '@sixpence/react/history'
import { useMessages } from '@sixpence/react/i18n'
import { Link } from '@tanstack/react-router'
import { OwnTransferIcon, P2pTransferIcon } from '../shell/icons.tsx'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** What there is, and what happened lately. */
export function HomeScreen() {
  const { t } = useMessages('shell')
  useScreenTitle(t('homeTitle'))
  const { customer } = useCustomer()
  return (
    <div className="sp-home">
      <div className="sp-home-hero">
        <h1>{customer ? t('greetingTitle', { name: customer.firstName }) : t('homeTitle')}</h1>
        <div className="sp-home-actions">
          <Link to="/transfer/p2p" className="sp-button" data-variant="primary">
            <P2pTransferIcon />
            {t('p2pTransferLink')}
          </Link>
          <Link to="/transfer/account" className="sp-button" data-variant="secondary">
            <OwnTransferIcon />
            {t('ownTransferLink')}
          </Link>
        </div>
      </div>
      <section aria-labelledby="accounts-title">
        <h2 id="accounts-title">{t('accountsTitle')}</h2>
        <AccountList />
      </section>
      <section aria-labelledby="recent-title">
        <div className="sp-section-head">
          <h2 id="recent-title">{t('recentTitle')}</h2>
          <Link to="/history">{t('allHistoryLink')}</Link>
        </div>
        <RecentHistory />
      </section>
    </div>
  )
}
