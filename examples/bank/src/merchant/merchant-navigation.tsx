import { appPath, rightAllows } from '@sixpence/core'
import { useAccess } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { Icon } from '@sixpence/react/ui'
import { Link, useLocation } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { MERCHANT_PLACES } from './merchant-places.ts'

/**
 * Leads from one page of the merchant area to the others: beside them where there is room, else
 * behind a button that says which one this is.
 */
export function MerchantNavigation() {
  const { t } = useMessages('merchant')
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const listId = useId()
  const places = usePlaces()
  const current = places.find(({ to }) => pathname.startsWith(to))
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
        {groupsOf(places).map(group => (
          <Group key={group} group={group} places={places} />
        ))}
      </div>
    </nav>
  )
}

type Place = (typeof MERCHANT_PLACES)[number]

function Group({ group, places }: { group: Place['group']; places: readonly Place[] }) {
  const { t } = useMessages('merchant')
  const titleId = useId()
  return (
    <div>
      <p id={titleId} className="sp-merchant-nav-title">
        {t(group)}
      </p>
      <ul aria-labelledby={titleId}>
        {places
          .filter(place => place.group === group)
          .map(({ to, word }) => (
            <li key={to}>
              <Link to={to} className="sp-merchant-nav-link" activeOptions={ACTIVE}>
                {t(word)}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  )
}

const ACTIVE = { includeSearch: false }

/** Those that the right of the user opens. */
function usePlaces(): readonly Place[] {
  const { right } = useAccess()
  return MERCHANT_PLACES.filter(({ to }) => {
    const { needs } = appPath(to)
    return needs === undefined || rightAllows(right, needs).result
  })
}

const groupsOf = (places: readonly Place[]) => [...new Set(places.map(({ group }) => group))]
