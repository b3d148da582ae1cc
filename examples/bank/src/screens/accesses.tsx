import { AccessList } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { Link, useSearch } from '@tanstack/react-router'
import { Screen } from '../shell/screen.tsx'

/** Lets the user choose whom to act for, or confirm the customer that a link named. */
export function AccessesScreen() {
  const { t } = useMessages('start')
  const { only } = useSearch({ from: '/restricted/accesses' })
  const title = t(only === undefined ? 'accessesTitle' : 'linkTitle')
  return (
    <Screen title={title} lead={t(only === undefined ? 'accessesLead' : 'linkLead')}>
      <AccessList only={only} />
      {only !== undefined && (
        <div>
          <Link to="/" className="sp-button sp-button-secondary">
            {t('notThisCta')}
          </Link>
        </div>
      )}
    </Screen>
  )
}
