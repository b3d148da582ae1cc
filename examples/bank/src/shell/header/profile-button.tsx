import { useMessages } from '@sixpence/react/i18n'
import { LazyDialog } from '@sixpence/react/provider'
import { Avatar, lazyComponent, VisuallyHidden } from '@sixpence/react/ui'
import { useState } from 'react'
import { useWho } from './use-who.ts'

// Most visits never open it.
const ProfilePanel = lazyComponent(() => import('./profile-panel.tsx'), 'ProfilePanel')

interface ProfileButtonProps {
  /** Leads to other screens as well. By default it does. */
  leadsOn?: boolean
}

/** Whom the bank knows here, and the way to everything that is theirs. */
export function ProfileButton({ leadsOn = true }: ProfileButtonProps) {
  const { t } = useMessages('shell')
  const { name, email, business } = useWho()
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const ahead = () => void ProfilePanel.preload()
  return (
    <>
      <button
        ref={setOpener}
        type="button"
        className="sp-header-button sp-profile-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar name={name} colorKey={email} />
        <VisuallyHidden>{t('profileMenuLabel')} </VisuallyHidden>
        {business !== undefined && <span className="sp-profile-business">{business}</span>}
      </button>
      {isOpen && opener && (
        <LazyDialog onClose={() => setOpen(false)}>
          <ProfilePanel {...{ opener, leadsOn }} onClose={() => setOpen(false)} />
        </LazyDialog>
      )}
    </>
  )
}
