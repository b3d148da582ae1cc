import { useMessages } from '@sixpence/react/i18n'
import { IdentityCheckHistory, IdentityChecks } from '@sixpence/react/merchant'
import { Link } from '@tanstack/react-router'
import { MerchantScreen } from '../merchant-screen.tsx'

/** Orders checks of who somebody is. */
export function IdentityChecksScreen() {
  const { t } = useMessages('merchant')
  return (
    <MerchantScreen title={t('checksTitle')} lead={t('checksLead')}>
      <IdentityChecks
        historyLink={
          <Link to="/merchant/security/verification/history" className="sp-link">
            {t('checkHistoryLink')}
          </Link>
        }
      />
    </MerchantScreen>
  )
}

/** All that were ordered. */
export function IdentityCheckHistoryScreen() {
  const { t } = useMessages('merchant')
  return (
    <MerchantScreen title={t('checkHistoryTitle')}>
      <Link to="/merchant/security/verification" className="sp-link">
        {t('backToChecksCta')}
      </Link>
      <IdentityCheckHistory />
    </MerchantScreen>
  )
}
