import { useMessages } from '@sixpence/react/i18n'
import { PageHeader } from '@sixpence/react/ui'
import { Link } from '@tanstack/react-router'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** For an address that leads nowhere, where no layout stands around it. */
export function NotFoundScreen() {
  return (
    <main id="main" className="sp-not-found">
      <NothingHere />
    </main>
  )
}

/** The same inside the bank. */
export function UnknownPlaceScreen() {
  return (
    <div className="sp-not-found">
      <NothingHere />
    </div>
  )
}

function NothingHere() {
  const { t } = useMessages('shell')
  useScreenTitle(t('notFoundTitle'))
  return (
    <>
      <PageHeader title={t('notFoundTitle')} lead={t('notFoundText')} />
      <Link to="/" className="sp-button sp-button-primary">
        {t('notFoundCta')}
      </Link>
    </>
  )
}
