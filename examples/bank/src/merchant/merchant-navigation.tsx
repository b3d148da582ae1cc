import { useMessages } from '@sixpence/react/i18n'
import { Icon } from '@sixpence/react/ui'
import { Link, useLocation } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useMerchantPlaces, type MerchantSection } from './use-merchant-places.ts'

/**
 * The navigation between the pages of the merchant area: beside the page if there is room, else
 * behind a button that names the current page.
 */
export function MerchantNavigation() {
  const { t } = useMessages('merchant')
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const listId = useId()
  const sections = useMerchantPlaces()
  const current = sections.flatMap(({ places }) => places).find(({ isCurrent }) => isCurrent)
  const isOpen = openAt === pathname
  return (
    <nav className="sp-merchant-nav" aria-label={t('areaLabel')}>
      <button
        type="button"
        className="sp-merchant-nav-button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpenAt(isOpen ? undefined : pathname)}
      >
        <span>
          <span className="sp-muted sp-small">{t('areaLabel')}</span>
          {current && <span className="sp-merchant-nav-current">{t(current.word)}</span>}
        </span>
        <Icon name="chevron-down" />
      </button>
      <div id={listId} className="sp-merchant-nav-groups" data-open={isOpen || undefined}>
        {sections.map(section => (
          <Section key={section.places[0]?.to} section={section} />
        ))}
      </div>
    </nav>
  )
}

function Section({ section: { group, places } }: { section: MerchantSection }) {
  const { t } = useMessages('merchant')
  const titleId = useId()
  return (
    <div>
      {group && (
        <p id={titleId} className="sp-merchant-nav-title">
          {t(group)}
        </p>
      )}
      <ul aria-labelledby={group && titleId}>
        {places.map(({ to, word, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              className="sp-merchant-nav-link"
              activeOptions={ACTIVE}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {t(word)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const ACTIVE = { includeSearch: false }
