import { useMessages } from '@sixpence/react/i18n'
import { Avatar, lazyComponent, VisuallyHidden } from '@sixpence/react/ui'
import { PanelButton } from './panel-button.tsx'
import { useWho } from './use-who.ts'

// Loaded when opened, because most visits don't.
const ProfilePanel = lazyComponent(() => import('./profile-panel.tsx'), 'ProfilePanel')

interface ProfileButtonProps {
  /** True if it also links to other screens; the default. */
  leadsOn?: boolean
}

/** The name of the user or business, and the menu of everything that is theirs. */
export function ProfileButton({ leadsOn = true }: ProfileButtonProps) {
  const { t } = useMessages('shell')
  const { name, email, business } = useWho()
  const ahead = () => void ProfilePanel.preload()
  return (
    <PanelButton
      className="sp-header-button sp-profile-button"
      onAhead={ahead}
      renderPanel={panel => <ProfilePanel {...panel} leadsOn={leadsOn} />}
    >
      <Avatar name={name} colorKey={email} />
      <VisuallyHidden>{t('profileMenuLabel')} </VisuallyHidden>
      {business !== undefined && <span className="sp-profile-business">{business}</span>}
    </PanelButton>
  )
}
