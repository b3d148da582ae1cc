import { useMessages } from '../i18n/index.ts'
import { Button, Dialog } from '../ui/index.ts'
import { useIdleGuard } from './use-idle-guard.ts'

const ANNOUNCED_EVERY_SECONDS = 15

/** Ends an idle session: warns before that, and lets the customer stay. */
export function IdleWarning() {
  const { t } = useMessages('sign-in')
  const { secondsLeft, stay, leave } = useIdleGuard()
  if (secondsLeft === undefined) return null
  const count = Math.ceil(secondsLeft / ANNOUNCED_EVERY_SECONDS) * ANNOUNCED_EVERY_SECONDS
  return (
    <Dialog
      isOpen
      isAlert
      title={t('idleTitle')}
      onClose={stay}
      actions={
        <>
          <Button variant="primary" onPress={stay}>
            {t('staySignedInCta')}
          </Button>
          <Button onPress={() => void leave()}>{t('signOutCta')}</Button>
        </>
      }
    >
      {/* The visible text changes every second, a screen reader gets one in fifteen. */}
      <p aria-hidden="true">{t('idleText', { count: secondsLeft })}</p>
      <p className="sp-visually-hidden" role="status">
        {t('idleText', { count })}
      </p>
    </Dialog>
  )
}
