import { useMessages } from '../i18n/index.ts'
import { useNavigateTo } from '../provider/index.ts'
import { Button, EmptyState } from '../ui/index.ts'

/**
 * The only text for a link that doesn't work, whatever the reason. A signed-in customer can create
 * another.
 */
export function LinkIsOver() {
  const { t } = useMessages('identity-check')
  const navigateTo = useNavigateTo()
  return (
    <EmptyState
      icon="info"
      title={t('linkOverTitle')}
      action={
        <Button variant="primary" onPress={() => navigateTo({ to: 'signIn' })}>
          {t('signInCta')}
        </Button>
      }
    >
      {t('linkOverText')}
    </EmptyState>
  )
}
