import type { IdentityCheckState } from '@sixpence/core'
import { useMessages } from '../i18n/index.ts'
import { useBrand } from '../provider/index.ts'
import { Alert, Button, DefinitionList, type Tone } from '../ui/index.ts'
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
  const { status, canRetry } = state
  const { tone, title, text } = SHOWN[status]
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
      {status === 'declined' ? <Declined state={state} /> : <p>{t(text)}</p>}
    </Alert>
  )
}

function Declined({ state }: { state: IdentityCheckState }) {
  const { t } = useMessages('identity-check')
  const { names, rejectReason, canRetry } = state
  const helps = names ? 'namesHelpText' : 'declinedText'
  return (
    <>
      {names && <OtherName names={names} />}
      {!names && rejectReason !== undefined && <p>{rejectReason}</p>}
      <p>{t(canRetry ? helps : 'finalText')}</p>
      {!canRetry && <Support />}
    </>
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

/** Both writings side by side: often it is only the spelling. */
function OtherName({ names }: { names: NonNullable<IdentityCheckState['names']> }) {
  const { t } = useMessages('identity-check')
  return (
    <>
      <p>{t('namesText')}</p>
      <DefinitionList
        items={[
          { id: 'onFile', term: t('nameOnFileLabel'), details: names.onFile },
          { id: 'onDocument', term: t('nameOnDocumentLabel'), details: names.onDocument },
        ]}
      />
    </>
  )
}
