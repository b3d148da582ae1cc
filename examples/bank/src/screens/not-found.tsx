import { useMessages } from '@sixpence/react/i18n'
import { Link } from '@tanstack/react-router'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** For an address that leads nowhere. */
export function NotFoundScreen() {
  const { t } = useMessages('shell')
  useScreenTitle(t('notFoundTitle'))
  return (
    <main id="main" className="sp-not-found">
      <h1>{t('notFoundTitle')}</h1>
      <p>{t('notFoundText')}</p>
      <Link to="/home" className="sp-button" data-variant="primary">
        {t('notFoundCta')}
      </Link>
    </main>
  )
}
