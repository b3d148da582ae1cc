import { merchant } from '@sixpence/core/merchant'
import { useAccess } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { IpnHistory, IpnSettings } from '@sixpence/react/merchant'
import { Stack } from '@sixpence/react/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { Screen } from '../../shell/screen.tsx'

/**
 * The notifications to a merchant's single address, for users who don't see the webhooks beside
 * them.
 */
export function IpnHistoryScreen() {
  const { t } = useMessages('merchant-api')
  return (
    <Screen title={t('ipnHistoryTitle')} lead={t('ipnHistoryLead')}>
      <IpnPart />
    </Screen>
  )
}

/** The notifications, and a link to their settings. */
export function IpnPart() {
  const { t } = useMessages('merchant-api')
  return (
    <Stack gap={4}>
      <Link to="/merchant/ipn/settings" className="sp-link">
        {t('ipnSettingsCta')}
      </Link>
      <IpnHistory />
    </Stack>
  )
}

/** The address for notifications. */
export function IpnSettingsScreen() {
  const { t } = useMessages('merchant-api')
  const { mayCall } = useAccess()
  const navigate = useNavigate()
  const toMessages = () =>
    mayCall(merchant.calls.webhooks)
      ? navigate({ to: '/merchant/internal/webhook_log', search: { tab: 'ipn' } })
      : navigate({ to: '/merchant/ipn/history' })
  return (
    <Screen
      title={t('ipnSettingsTitle')}
      lead={t('ipnSettingsLead')}
      back={{ label: t('ipnTab'), onPress: () => void toMessages() }}
    >
      <IpnSettings />
    </Screen>
  )
}
