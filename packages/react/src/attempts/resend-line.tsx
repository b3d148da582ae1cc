import { useMessages } from '../i18n/index.ts'
import { Alert, Button } from '../ui/index.ts'
import type { Resend } from './use-resend.ts'

const WORDS = {
  code: {
    cta: 'resendCta',
    wait: 'resendWaitText',
    soon: 'resendSoonText',
    ready: 'resendReadyText',
    sent: 'resentStatus',
  },
  push: {
    cta: 'pushResendCta',
    wait: 'pushResendWaitText',
    soon: 'pushResendSoonText',
    ready: 'pushResendReadyText',
    sent: 'pushResentStatus',
  },
  link: {
    cta: 'linkResendCta',
    wait: 'linkResendWaitText',
    soon: 'linkResendSoonText',
    ready: 'linkResendReadyText',
    sent: 'linkResentStatus',
  },
} as const

export interface ResendLineProps {
  resend: Resend
  /** The thing to send again. Default: a code. */
  what?: keyof typeof WORDS | undefined
}

/** Lets the user request a new code or notification once the pause is over. */
export function ResendLine({ resend, what = 'code' }: ResendLineProps) {
  const { t } = useMessages('attempts')
  const words = WORDS[what]
  return (
    <div className="sp-resend">
      <Alert tone="positive">{resend.sentCount > 0 ? t(words.sent) : undefined}</Alert>
      {resend.secondsLeft > 0 ? (
        // Hides the countdown from screen readers, which would read it every second.
        <p className="sp-resend-text">
          <span aria-hidden="true">{t(words.wait, { count: resend.secondsLeft })}</span>
          <span className="sp-visually-hidden">{t(words.soon)}</span>
        </p>
      ) : (
        <p className="sp-resend-text">
          <span>{t(words.ready)}</span>
          <Button variant="link" isPending={resend.isPending} onPress={() => void resend.send()}>
            {t(words.cta)}
          </Button>
        </p>
      )}
    </div>
  )
}
