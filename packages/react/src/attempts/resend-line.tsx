import { useMessages } from '../i18n/index.ts'
import { Alert, Button } from '../ui/index.ts'
import type { Resend } from './use-resend.ts'

/** Lets a new code be asked for once the pause is over. */
export function ResendLine({ resend }: { resend: Resend }) {
  const { t } = useMessages('attempts')
  return (
    <div className="sp-resend">
      <Alert tone="positive">{resend.sentCount > 0 ? t('resentStatus') : undefined}</Alert>
      {resend.secondsLeft > 0 ? (
        // Counts for the eye alone: a screen reader would be told every second.
        <p className="sp-resend-text">
          <span aria-hidden="true">{t('resendWaitText', { count: resend.secondsLeft })}</span>
          <span className="sp-visually-hidden">{t('resendSoonText')}</span>
        </p>
      ) : (
        <p className="sp-resend-text">
          <span>{t('resendReadyText')}</span>
          <Button variant="link" isPending={resend.isPending} onPress={() => void resend.send()}>
            {t('resendCta')}
          </Button>
        </p>
      )}
    </div>
  )
}
