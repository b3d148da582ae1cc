import type { ReactNode } from 'react'
import { useMessages } from '../i18n/index.ts'
import { useNavigateTo } from '../provider/index.ts'
import { Button, EmptyState } from '../ui/index.ts'
import { useAccess } from './use-access.ts'

export interface OwnOnlyProps {
  children: ReactNode
}

/**
 * Shows content for the signed-in user only. While staff act for a customer, it explains that this
 * isn't available.
 */
export function OwnOnly({ children }: OwnOnlyProps) {
  const { t } = useMessages('access')
  const { isStaff, stop } = useAccess()
  const navigateTo = useNavigateTo()
  if (!isStaff) return children
  const leave = () => {
    stop()
    navigateTo({ to: 'start' })
  }
  return (
    <EmptyState
      title={t('staffOnlyTitle')}
      icon="lock"
      action={<Button onPress={leave}>{t('stopCta')}</Button>}
    >
      {t('staffOnlyText')}
    </EmptyState>
  )
}
