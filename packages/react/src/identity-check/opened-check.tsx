import type { IdentityCheck } from '@sixpence/core'
import { useEffect, useRef } from 'react'
import { useAttempt } from '../attempts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { useSixpence } from '../provider/index.ts'
import { Alert, Button, ErrorView, Spinner, Stack } from '../ui/index.ts'
import { LinkIsOver } from './link-is-over.tsx'
import { type IdentityCheckLink, useOpenedCheck } from './use-opened-check.ts'

export interface OpenedIdentityCheckProps {
  /** Undefined where the address holds no link any more. */
  link: IdentityCheckLink | undefined
  /** Leads to the page of the provider. */
  onOpen: (url: string) => void
}

/** Opens a check by a link, for somebody who is not signed in here. */
export function OpenedIdentityCheck({ link, onOpen }: OpenedIdentityCheckProps) {
  return link ? <OpenLink link={link} onOpen={onOpen} /> : <LinkIsOver />
}

function OpenLink({ link, onOpen }: OpenedIdentityCheckProps & { link: IdentityCheckLink }) {
  const { t } = useMessages('identity-check')
  const { check, failure, isOver, retry } = useOpenedCheck(link)
  if (isOver) return <LinkIsOver />
  if (failure) return <ErrorView failure={failure} title={t('failedTitle')} onRetry={retry} />
  if (!check) return <Spinner isLarge label={t('openingStatus')} />
  return <Ready check={check} onOpen={onOpen} />
}

interface ReadyProps extends Pick<OpenedIdentityCheckProps, 'onOpen'> {
  check: IdentityCheck
}

function Ready({ check, onOpen }: ReadyProps) {
  const { t } = useMessages('identity-check')
  const { url } = check
  return (
    <Stack gap={5}>
      <p>{t('linkedText')}</p>
      <ul>
        <li>{t('needDocumentText')}</li>
        <li>{t('needTimeText')}</li>
      </ul>
      {url !== undefined && (
        <Button variant="primary" isWide onPress={() => onOpen(url)}>
          {t('startCta')}
        </Button>
      )}
    </Stack>
  )
}

/** Tells the bank that a video identification has been left, and the customer what comes next. */
export function LeftIdentityJob({ jobId }: { jobId: string }) {
  const { t } = useMessages('identity-check')
  const { identityCheck } = useSixpence()
  const { run, failure, isPending } = useAttempt()
  const told = useRef<string>(undefined)
  const tell = () => run(() => identityCheck.completeJob({ jobId }))
  useEffect(() => {
    if (told.current === jobId) return
    told.current = jobId
    void tell()
    // Once for each job: what was told stays told.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [jobId])
  if (failure?.code === 'no_access') return <LinkIsOver />
  if (failure) {
    return <ErrorView failure={failure} title={t('failedTitle')} onRetry={() => void tell()} />
  }
  if (isPending) return <Spinner isLarge label={t('openingStatus')} />
  return (
    <Alert tone="positive" title={t('leftTitle')} announce="soon">
      {t('leftText')}
    </Alert>
  )
}
