import { useMessages } from '@sixpence/react/i18n'
import { Icon } from '@sixpence/react/ui'
import { Link } from '@tanstack/react-router'
import type { ProfilePlace } from './profile-places.ts'

interface PanelPlacesProps {
  places: readonly ProfilePlace[]
  onFollow: () => void
}

/** A list of places, in a panel that closes when a link is followed. */
export function PanelPlaces({ places, onFollow }: PanelPlacesProps) {
  const { t } = useMessages('shell')
  return (
    <ul className="sp-profile-places">
      {places.map(({ to, icon, word, isForPhones }) => (
        <li key={to} className={isForPhones ? 'sp-phone-only' : undefined}>
          <Link to={to} className="sp-profile-place" onClick={onFollow}>
            <Icon name={icon} />
            {t(word)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
