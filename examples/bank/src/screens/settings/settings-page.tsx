import { OwnOnly } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Screen } from '../../shell/screen.tsx'

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
    <Screen
      title={title}
      back={{
        label: t(isOfProfile ? 'profileTitle' : 'backCta'),
        onPress: () => void router.navigate({ to: isOfProfile ? '/profile' : '/setting' }),
      }}
      isNarrow={!aside}
    >
      {isOwn ? <OwnOnly>{content}</OwnOnly> : content}
    </Screen>
  )
}
