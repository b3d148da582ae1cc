import { useMessages } from '../../i18n/index.ts'
import { useNavigateTo } from '../../provider/index.ts'
import { Button, EmptyState } from '../../ui/index.ts'

/** Replaces the workbench for a user who may not pay many in this way. */
export function NotPermitted() {
  const { t } = useMessages('mass-transfer')
  const { t: tTransfers } = useMessages('transfers')
  return (
    <EmptyState title={t('notPermittedTitle')} icon="lock" action={<HomeButton />}>
      {tTransfers('notPermittedText')}
    </EmptyState>
  )
}

/** Replaces the workbench for a customer without an account that could pay. */
export function NoAccount() {
  const { t } = useMessages('transfers')
  return (
    <EmptyState title={t('noAccountTitle')} icon="wallet" action={<HomeButton />}>
      {t('noAccountText')}
    </EmptyState>
  )
}

function HomeButton() {
  const { t } = useMessages('common')
  const navigateTo = useNavigateTo()
  return <Button onPress={() => navigateTo({ to: 'home' })}>{t('homeCta')}</Button>
}
