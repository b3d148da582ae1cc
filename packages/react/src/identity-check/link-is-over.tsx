import { useMessages } from '../i18n/index.ts'
import { useNavigateTo } from '../provider/index.ts'
import { Button, EmptyState } from '../ui/index.ts'

/** Whatever is wrong with a link, this is all that is told; signed in, another one can be made. */
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
