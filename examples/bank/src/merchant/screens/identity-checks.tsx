import { useMessages } from '@sixpence/react/i18n'
import { IdentityCheckHistory, IdentityChecks } from '@sixpence/react/merchant'
import { Link, useNavigate } from '@tanstack/react-router'
import { MerchantScreen } from '../merchant-screen.tsx'

/** Orders identity checks. */
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

/** All identity checks that were ordered. */
export function IdentityCheckHistoryScreen() {
  const navigate = useNavigate()
  const { t } = useMessages('merchant')
  return (
    <MerchantScreen
      title={t('checkHistoryTitle')}
      back={{
        label: t('backToChecksCta'),
        onPress: () => void navigate({ to: '/merchant/security/verification' }),
      }}
    >
      <IdentityCheckHistory />
    </MerchantScreen>
  )
}
