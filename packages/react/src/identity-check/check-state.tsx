import type { IdentityCheckState } from '@sixpence/core/identity-check'
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
  /** Undefined if there is none. Shows no text for an open check. */
  state: IdentityCheckState | undefined
  actions?: ReactNode
}

/** The state of a check, and advice if it failed. */
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

/** Shown after the customer has done their part, until the bank reports the state. */
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

/** The bank's reason gives advice. Without one, this text does. */
function Reason({ state }: { state: IdentityCheckState }) {
  const { t } = useMessages('identity-check')
  const { names, rejectReason, canRetry, provider } = state
  if (names) return canRetry && <p>{t('namesHelpText')}</p>
  if (rejectReason !== undefined) return <p>{rejectReason}</p>
  return canRetry && <p>{t(provider === 'jmo' ? 'videoDeclinedText' : 'declinedText')}</p>
}
