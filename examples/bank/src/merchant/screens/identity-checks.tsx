import { useMessages } from '@sixpence/react/i18n'
import { IdentityCheckHistory, IdentityChecks } from '@sixpence/react/identity-orders'
import { Link, useNavigate } from '@tanstack/react-router'
import { Screen } from '../../shell/screen.tsx'

/** Orders identity checks. */
export function IdentityChecksScreen() {
  const { t } = useMessages('merchant')
  return (
    <Screen title={t('checksTitle')} lead={t('checksLead')}>
      <IdentityChecks
        historyLink={
          <Link to="/merchant/security/verification/history" className="sp-link">
            {t('checkHistoryLink')}
          </Link>
        }
      />
    </Screen>
  )
}

/** All identity checks that were ordered. */
export function IdentityCheckHistoryScreen() {
  const navigate = useNavigate()
  const { t } = useMessages('merchant')
  return (
    <Screen
      title={t('checkHistoryTitle')}
      back={{
        label: t('backToChecksCta'),
        onPress: () => void navigate({ to: '/merchant/security/verification' }),
      }}
    >
      <IdentityCheckHistory />
    </Screen>
  )
}
