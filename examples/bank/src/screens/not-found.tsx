import { useMessages } from '@sixpence/react/i18n'
import { useBrand } from '@sixpence/react/provider'
import { Card, Heading, Icon, List, ListRow, PageHeader } from '@sixpence/react/ui'
import { Link } from '@tanstack/react-router'
import { usePlaces } from '../shell/use-places.ts'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** The page for an unknown address, outside any layout. */
export function NotFoundScreen() {
  const { t } = useMessages('shell')
  return (
    <main id="main" className="sp-not-found">
      <NothingHere />
      <Link to="/" className="sp-button sp-button-primary">
        {t('notFoundCta')}
      </Link>
    </main>
  )
}

/** The page for an unknown address inside the bank, with the places that exist. */
export function UnknownPlaceScreen() {
  return (
    <div className="sp-screen sp-screen-narrow">
      <NothingHere />
      <Places />
      <Support />
    </div>
  )
}

function NothingHere() {
  const { t } = useMessages('shell')
  useScreenTitle(t('notFoundTitle'))
  return <PageHeader title={t('notFoundTitle')} lead={t('notFoundText')} />
}

function Places() {
  const { t } = useMessages('shell')
  return (
    <section className="sp-screen" aria-labelledby="places-title">
      <Heading level={2} size={3} id="places-title">
        {t('notFoundPlacesTitle')}
      </Heading>
      <Card padding="none">
        <List aria-labelledby="places-title">
          {usePlaces().map(({ to, word, icon }) => (
            <ListRow
              key={to}
              leading={<Icon name={icon} />}
              title={t(word)}
              link={row => <Link to={to} {...row} />}
            />
          ))}
          <ListRow
            leading={<Icon name="settings" />}
            title={t('settingsLink')}
            link={row => <Link to="/setting" {...row} />}
          />
        </List>
      </Card>
    </section>
  )
}

function Support() {
  const { t } = useMessages('shell')
  const { email } = useBrand().support
  return (
    <p className="sp-muted">
      {t('notFoundSupportText')}{' '}
      <a className="sp-link" href={`mailto:${email}`}>
        {email}
      </a>
    </p>
  )
}
