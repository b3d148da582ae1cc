import { useBotCheck } from '../bot-check/index.ts'
import { useMessages } from '../i18n/index.ts'
import { hosted, useNavigateTo } from '../provider/index.ts'
import { Alert, Button, Stack } from '../ui/index.ts'
import { ClaimForm } from './claim-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { RecoveryCode } from './recovery-code.tsx'
import { RecoveryProgressView } from './recovery-progress.tsx'
import type { RecoveryStep } from './recovery-step.ts'
import { useRecovery } from './use-recovery.ts'

export interface AccountRecoveryProps {
  /** The step in the host's address; one that can't be shown is replaced by one that can. */
  step: RecoveryStep
  /** Called with the next step; the host goes there. */
  onStepChange: (step: RecoveryStep) => void
}

/**
 * Restores access for people who have forgotten the password, or can no longer read the account's
 * email.
 */
export const AccountRecovery = hosted('AccountRecovery', AccountRecoveryContent)

function AccountRecoveryContent({ step, onStepChange }: AccountRecoveryProps) {
  const { t } = useMessages('recovery')
  const navigateTo = useNavigateTo()
  const botCheck = useBotCheck()
  const task = useRecovery({ requestedStep: step, onStepChange, botCheck })
  switch (task.step) {
    case 'email':
      return <ClaimForm task={task} botCheck={botCheck} />
    case 'status':
      return <RecoveryProgressView task={task} />
    case 'reset':
      return <RecoveryCode task={task} botCheck={botCheck} />
    case 'password':
      return <NewPasswordForm task={task} />
    case 'success':
      return (
        <Stack gap={4}>
          <Alert tone="positive" title={t('successTitle')}>
            {t('successText')}
          </Alert>
          <Button variant="primary" isWide onPress={() => navigateTo({ to: 'signIn' })}>
            {t('signInCta')}
          </Button>
        </Stack>
      )
  }
}
