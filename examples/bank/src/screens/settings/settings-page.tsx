import { useMessages } from '@sixpence/react/i18n'
import { PageHeader } from '@sixpence/react/ui'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useScreenTitle } from '../../shell/use-screen-title.ts'

/** One page of the settings, with the way back to all of them. */
export function SettingsPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useMessages('settings')
  useScreenTitle(title)
  const router = useRouter()
  return (
    <div className="sp-screen sp-screen-narrow">
      <PageHeader
        title={title}
        back={{ label: t('backCta'), onPress: () => void router.navigate({ to: '/profile' }) }}
      />
      {children}
    </div>
  )
}
