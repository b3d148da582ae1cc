import { useMessages } from '../../i18n/index.ts'
import { useNavigateTo } from '../../provider/index.ts'
import { Button, EmptyState } from '../../ui/index.ts'

/** Replaces a form for a user without an account that money could leave. */
export function NoAccount() {
  const { t } = useMessages('transfers')
  const navigateTo = useNavigateTo()
  return (
    <EmptyState
      title={t('noAccountTitle')}
      icon="wallet"
      action={<Button onPress={() => navigateTo({ to: 'home' })}>{t('homeCta')}</Button>}
    >
      {t('noAccountText')}
    </EmptyState>
  )
}
