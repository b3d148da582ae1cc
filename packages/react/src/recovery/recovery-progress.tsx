import { StepHeading } from '../attempts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Alert, Button, Spinner, Stack } from '../ui/index.ts'
import type { RecoveryTask } from './use-recovery.ts'

const REASON = { dataMismatch: 'mismatchText', notVerifiable: 'notVerifiableText' } as const

/** The state of the check of the person. */
export function RecoveryProgressView({ task }: { task: RecoveryTask }) {
  const { t } = useMessages('recovery')
  const { status } = task
  if (status?.verificationStatus !== 'rejected') {
    return (
      <Stack gap={4}>
        <StepHeading>{t('pendingTitle')}</StepHeading>
        <p role="status">{t('pendingText')}</p>
        <Spinner isLarge label={t('pendingTitle')} />
      </Stack>
    )
  }
  return (
    <Stack gap={4}>
      <StepHeading>{t('rejectedTitle')}</StepHeading>
      <Alert tone="negative">{t(REASON[status.rejectReason ?? 'notVerifiable'])}</Alert>
      {status.isRetryable && (
        <Button variant="primary" isWide onPress={task.startOver}>
          {t('retryCta')}
        </Button>
      )}
    </Stack>
  )
}
