import { useMessages } from '../i18n/index.ts'
import { Loaded, Stack } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { LimitReasons } from './limit-reasons.tsx'
import { RequiredActions, type RequiredActionsProps } from './required-actions.tsx'
import { StatusAlert } from './status-alert.tsx'
import { StatusForStaff } from './status-for-staff.tsx'
import { useVerification } from './use-verification.ts'

/**
 * The customer's status, the reasons why the account is limited, and the tasks. Staff who act for a
 * customer also see the facts that decided it.
 */
export const Verification = hosted('Verification', VerificationContent)

function VerificationContent({ upload }: RequiredActionsProps) {
  const { t } = useMessages('verification')
  const { data: status, ...task } = useVerification()
  return (
    <Loaded
      of={task}
      value={status}
      loadingLabel={t('loadingStatus')}
      failedTitle={t('loadFailedTitle')}
      lines={3}
    >
      {({ result }) => (
        <Stack gap={4}>
          <StatusAlert status={result} />
          <LimitReasons />
          <RequiredActions upload={upload} />
          <StatusForStaff />
        </Stack>
      )}
    </Loaded>
  )
}
