import { CustomerSearch } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { PageHeader } from '@sixpence/react/ui'
import { useSearch } from '@tanstack/react-router'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** Lets an administrator find the customer to act for. */
export function AdminOverviewScreen() {
  const { t } = useMessages('start')
  useScreenTitle(t('adminTitle'))
  const { find } = useSearch({ from: '/restricted/admin-overview' })
  return (
    <div className="sp-screen">
      <PageHeader title={t('adminTitle')} lead={t('adminLead')} />
      <CustomerSearch key={find} query={find} />
    </div>
  )
}
