import { CustomerSearch } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { useSearch } from '@tanstack/react-router'
import { Screen } from '../shell/screen.tsx'

/** Lets an administrator find the customer to act for. */
export function AdminOverviewScreen() {
  const { t } = useMessages('start')
  const { find } = useSearch({ from: '/restricted/admin-overview' })
  return (
    <Screen title={t('adminTitle')} lead={t('adminLead')}>
      <CustomerSearch key={find} query={find} />
    </Screen>
  )
}
