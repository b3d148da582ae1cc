import { OwnOnly } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { PageHeader } from '@sixpence/react/ui'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useScreenTitle } from '../../shell/use-screen-title.ts'

interface SettingsPageProps {
  title: string
  /** It is about whoever is signed in, whomever they act for. */
  isOwn?: boolean
  /** It belongs to the profile, and leads back there; by default to the settings. */
  isOfProfile?: boolean
  /** Stands beside the page where there is room, else above it. */
  aside?: ReactNode
  children: ReactNode
}

/** One page of the settings, with the way back to all of them. */
export function SettingsPage({
  title,
  isOwn = false,
  isOfProfile = false,
  aside,
  children,
}: SettingsPageProps) {
  const { t } = useMessages('settings')
  useScreenTitle(title)
  const router = useRouter()
  const content = aside ? (
    <div className="sp-with-aside">
      {aside}
      {children}
    </div>
  ) : (
    children
  )
  return (
    <div className={aside ? 'sp-screen' : 'sp-screen sp-screen-narrow'}>
      <PageHeader
        title={title}
        back={{
          label: t(isOfProfile ? 'profileTitle' : 'backCta'),
          onPress: () => void router.navigate({ to: isOfProfile ? '/profile' : '/setting' }),
        }}
      />
      {isOwn ? <OwnOnly>{content}</OwnOnly> : content}
    </div>
  )
}
