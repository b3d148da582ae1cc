import type { ReactNode } from 'react'
import { useMessages } from '../i18n/index.ts'
import { useNavigateTo } from '../provider/index.ts'
import { Button, EmptyState } from '../ui/index.ts'
import { useAccess } from './use-access.ts'

export interface OwnOnlyProps {
  children: ReactNode
}

/**
 * Shows what belongs to the signed-in user. Staff acting for a customer are told that it isn't
 * available meanwhile.
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
