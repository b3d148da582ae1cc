import { mainMenu } from '@sixpence/core'
import { useAccess } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { Avatar, Icon, Popup, type IconName } from '@sixpence/react/ui'
import { Link } from '@tanstack/react-router'
import { LanguageSelect } from '../language-select.tsx'
import { SignOutButton } from '../sign-out-button.tsx'
import { useWho } from './use-who.ts'

interface ProfilePanelProps {
  opener: HTMLElement
  leadsOn: boolean
  onClose: () => void
}

/** The person's own corner: who they are, whom they act for, settings, language and the way out. */
export function ProfilePanel({ opener, leadsOn, onClose }: ProfilePanelProps) {
  const { t } = useMessages('shell')
  return (
    <Popup label={t('profileMenuLabel')} opener={opener} onClose={onClose}>
      <Identity />
      {leadsOn && <Places onFollow={onClose} />}
      <div className="sp-profile-language">
        <Icon name="globe" />
        <LanguageSelect />
      </div>
      <SignOutButton />
    </Popup>
  )
}

function Identity() {
  const { name, email, business } = useWho()
  return (
    <div className="sp-profile-head">
      <Avatar name={name} colorKey={email} />
      <div>
        <p className="sp-profile-name">{name}</p>
        {business !== undefined && <p>{business}</p>}
        <p className="sp-muted sp-small">{email}</p>
      </div>
    </div>
  )
}

interface Place {
  to: '/accesses' | '/merchant' | '/profile' | '/setting'
  icon: IconName
  text: string
}

function Places({ onFollow }: { onFollow: () => void }) {
  const { t } = useMessages('shell')
  const access = useAccess()
  const { hasAccesses, isStaff, isBusiness } = access
  const places: Place[] = [
    { to: '/profile', icon: 'person', text: t('profileLink') },
    { to: '/setting', icon: 'settings', text: t('settingsLink') },
  ]
  if (mainMenu(access, isBusiness).includes('merchant')) {
    places.unshift({ to: '/merchant', icon: 'wallet', text: t('merchantLink') })
  }
  if (hasAccesses && !isStaff) {
    places.unshift({ to: '/accesses', icon: 'swap', text: t('switchLink') })
  }
  return (
    <ul className="sp-profile-places">
      {places.map(({ to, icon, text }) => (
        <li key={to}>
          <Link to={to} className="sp-profile-place" onClick={onFollow}>
            <Icon name={icon} />
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}
