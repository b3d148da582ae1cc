import { identityCheck } from '@sixpence/core/identity-check'
import { useEffect, useRef } from 'react'
import { useAttempt } from '../attempts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { hosted, useSixpence } from '../provider/index.ts'
import { Alert, ErrorView, Spinner } from '../ui/index.ts'
import { LinkIsOver } from './link-is-over.tsx'

/** Reports to the bank that a video identification has ended, and shows the customer the next step. */
export const LeftIdentityJob = hosted('LeftIdentityJob', LeftIdentityJobContent)

function LeftIdentityJobContent({ jobId }: { jobId: string }) {
  const client = useSixpence().use(identityCheck)
  return <Left id={jobId} tell={() => client.completeJob({ jobId })} />
}

/** Does the same as {@link LeftIdentityJob} for any check opened by a link. */
export const LeftIdentityCheck = hosted('LeftIdentityCheck', LeftIdentityCheckContent)

function LeftIdentityCheckContent({ runId }: { runId: string }) {
  const client = useSixpence().use(identityCheck)
  return <Left id={runId} tell={() => client.complete({ runId })} />
}

function Left({ id, tell }: { id: string; tell: () => Promise<unknown> }) {
  const { t } = useMessages('identity-check')
  const { run, error, isPending } = useAttempt()
  const reported = useRef<string>(undefined)
  useEffect(() => {
    if (reported.current === id) return
    reported.current = id
    void run(tell)
    // Only once per check, because the report is final.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id])
  if (error?.code === 'no_access') return <LinkIsOver />
  if (error) {
    return <ErrorView failure={error} title={t('failedTitle')} onRetry={() => void run(tell)} />
  }
  if (isPending) return <Spinner isLarge label={t('openingStatus')} />
  return (
    <Alert tone="positive" title={t('leftTitle')} announce="soon">
      {t('leftText')}
    </Alert>
  )
}
