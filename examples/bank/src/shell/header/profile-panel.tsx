import { useAccess } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { Avatar, Icon, Popup } from '@sixpence/react/ui'
import { LanguageSelect } from '../language-select.tsx'
import { SignOutButton } from '../sign-out-button.tsx'
import { PanelPlaces } from './panel-places.tsx'
import { profilePlaces } from './profile-places.ts'
import { useWho } from './use-who.ts'

interface ProfilePanelProps {
  opener: HTMLElement
  leadsOn: boolean
  onClose: () => void
}

/** The user's own menu: their name, whom they act for, settings, language and signing out. */
export function ProfilePanel({ opener, leadsOn, onClose }: ProfilePanelProps) {
  const { t } = useMessages('shell')
  const places = profilePlaces(useAccess())
  return (
    <Popup label={t('profileMenuLabel')} opener={opener} onClose={onClose}>
      <Identity />
      {leadsOn && <PanelPlaces places={places} onFollow={onClose} />}
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
