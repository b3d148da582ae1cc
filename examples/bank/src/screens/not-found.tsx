import { useMessages } from '@sixpence/react/i18n'
import { PageHeader } from '@sixpence/react/ui'
import { Link } from '@tanstack/react-router'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** For an address that leads nowhere. */
export function NotFoundScreen() {
  const { t } = useMessages('shell')
  useScreenTitle(t('notFoundTitle'))
  return (
    <main id="main" className="sp-not-found">
      <PageHeader title={t('notFoundTitle')} lead={t('notFoundText')} />
      <Link to="/home" className="sp-button sp-button-primary">
        {t('notFoundCta')}
      </Link>
    </main>
  )
}
