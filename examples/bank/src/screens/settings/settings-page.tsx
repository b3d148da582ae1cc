import { OwnOnly } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { PageHeader } from '@sixpence/react/ui'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useScreenTitle } from '../../shell/use-screen-title.ts'

interface SettingsPageProps {
  title: string
  /** True if the page is about the signed-in user, also when they act for somebody. */
  isOwn?: boolean
  /**
   * True if the page belongs to the profile and leads back there; by default it leads to the
   * settings.
   */
  isOfProfile?: boolean
  /** Shown beside the page if there is room, else above it. */
  aside?: ReactNode
  children: ReactNode
}

/** One page of the settings, with a link back to all of them. */
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
