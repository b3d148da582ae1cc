import { useMessages } from '../../i18n/index.ts'
import { useNavigateTo } from '../../provider/index.ts'
import { Button, EmptyState } from '../../ui/index.ts'

const TITLE = {
  ownTransfer: 'ownNotPermittedTitle',
  p2pTransfer: 'p2pNotPermittedTitle',
  externalTransfer: 'externalNotPermittedTitle',
} as const

/** Replaces a form that the user may not use but opened by its address. */
export function NotPermitted({ kind }: { kind: keyof typeof TITLE }) {
  const { t } = useMessages('transfers')
  const navigateTo = useNavigateTo()
  return (
    <EmptyState
      title={t(TITLE[kind])}
      icon="lock"
      action={<Button onPress={() => navigateTo({ to: 'home' })}>{t('homeCta')}</Button>}
    >
      {t('notPermittedText')}
    </EmptyState>
  )
}
