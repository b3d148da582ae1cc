import type { IdentityCheckState } from '@sixpence/core'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/index.ts'
import { SupportLink } from '../provider/index.ts'
import { Alert, type Tone, TwoNames } from '../ui/index.ts'

const SHOWN = {
  underInvestigation: { tone: 'info', title: 'waitingTitle', text: 'waitingText' },
  approved: { tone: 'positive', title: 'approvedTitle', text: 'approvedText' },
  declined: { tone: 'negative', title: 'declinedTitle', text: 'declinedText' },
  expired: { tone: 'warning', title: 'expiredTitle', text: 'expiredText' },
} as const satisfies Record<
  Exclude<IdentityCheckState['status'], 'open'>,
  { tone: Tone; title: string; text: string }
>

export interface CheckStateProps {
  /** Undefined, and of a check that waits for its customer, nothing is said. */
  state: IdentityCheckState | undefined
  actions?: ReactNode
}

/** How far a check is, and what helps where it went wrong. */
export function CheckState({ state, actions }: CheckStateProps) {
  const { t } = useMessages('identity-check')
  if (!state || state.status === 'open') return <Alert tone="info" />
  const { tone, title, text } = SHOWN[state.status]
  return (
    <Alert tone={tone} title={t(title)} announce="soon" actions={actions}>
      {state.status === 'declined' ? <Declined state={state} /> : <p>{t(text)}</p>}
    </Alert>
  )
}

/** Says of a check that its customer has done, before the bank does, that it is looked at. */
export const IN_REVIEW: IdentityCheckState = {
  status: 'underInvestigation',
  provider: 'nfd',
  canRetry: false,
}

function Declined({ state }: { state: IdentityCheckState }) {
  const { t } = useMessages('identity-check')
  const { names, canRetry } = state
  return (
    <>
      {names && (
        <>
          <p>{t('namesText')}</p>
          <TwoNames names={names} />
        </>
      )}
      <Reason state={state} />
      {!canRetry && (
        <>
          <p>{t('finalText')}</p>
          <SupportLink />
        </>
      )}
    </>
  )
}

/** The bank's reasons say what helps; without one it is said here. */
function Reason({ state }: { state: IdentityCheckState }) {
  const { t } = useMessages('identity-check')
  const { names, rejectReason, canRetry, provider } = state
  if (names) return canRetry && <p>{t('namesHelpText')}</p>
  if (rejectReason !== undefined) return <p>{rejectReason}</p>
  return canRetry && <p>{t(provider === 'jmo' ? 'videoDeclinedText' : 'declinedText')}</p>
}
