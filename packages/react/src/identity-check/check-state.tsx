import type { IdentityCheckState } from '@sixpence/core'
import { useMessages } from '../i18n/index.ts'
import { useBrand } from '../provider/index.ts'
import { Alert, Button, type Tone } from '../ui/index.ts'
import type { IdentityCheckTask } from './use-identity-check.ts'

const SHOWN = {
  underInvestigation: { tone: 'info', title: 'waitingTitle', text: 'waitingText' },
  approved: { tone: 'positive', title: 'approvedTitle', text: 'approvedText' },
  declined: { tone: 'negative', title: 'declinedTitle', text: 'declinedText' },
  expired: { tone: 'warning', title: 'expiredTitle', text: 'expiredText' },
} as const satisfies Record<
  Exclude<IdentityCheckState['status'], 'open'>,
  { tone: Tone; title: string; text: string }
>

/** How far a check is, and what helps where it went wrong. */
export function CheckState({ task }: { task: IdentityCheckTask }) {
  const { t } = useMessages('identity-check')
  const { state, isPending, start } = task
  if (!state || state.status === 'open') return <Alert tone="info" />
  const { status, rejectReason, canRetry } = state
  const { tone, title, text } = SHOWN[status]
  const isFinal = status === 'declined' && !canRetry
  return (
    <Alert
      tone={tone}
      title={t(title)}
      announce="soon"
      actions={
        canRetry && (
          <Button size="small" isPending={isPending} onPress={() => void start()}>
            {t('retryCta')}
          </Button>
        )
      }
    >
      {status === 'declined' && rejectReason !== undefined && <p>{rejectReason}</p>}
      <p>{t(isFinal ? 'finalText' : text)}</p>
      {isFinal && <Support />}
    </Alert>
  )
}

function Support() {
  const { support } = useBrand()
  return (
    <a className="sp-link" href={`mailto:${support.email}`}>
      {support.email}
    </a>
  )
}
