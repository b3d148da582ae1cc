import { AccessList } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { PageHeader } from '@sixpence/react/ui'
import { Link, useSearch } from '@tanstack/react-router'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** Lets the user choose whom to act for, or confirm the customer that a link named. */
export function AccessesScreen() {
  const { t } = useMessages('start')
  const { only } = useSearch({ from: '/restricted/accesses' })
  const title = t(only === undefined ? 'accessesTitle' : 'linkTitle')
  useScreenTitle(title)
  return (
    <div className="sp-screen">
      <PageHeader title={title} lead={t(only === undefined ? 'accessesLead' : 'linkLead')} />
      <AccessList only={only} />
      {only !== undefined && (
        <div>
          <Link to="/" className="sp-button sp-button-secondary">
            {t('notThisCta')}
          </Link>
        </div>
      )}
    </div>
  )
}
