import { useMessages } from '@sixpence/react/i18n'
import { Subscribers } from '@sixpence/react/subscribers'
import { Screen } from '../../shell/screen.tsx'

/** The customers who pay a business repeatedly. */
export function SubscribersScreen() {
  const { t } = useMessages('subscribers')
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <Subscribers />
    </Screen>
  )
}
