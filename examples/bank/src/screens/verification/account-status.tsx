import { useMessages } from '@sixpence/react/i18n'
import { useVerification, Verification } from '@sixpence/react/verification'
import { Navigate } from '@tanstack/react-router'
import { Screen } from '../../shell/screen.tsx'
import { uploadRequested } from './upload-requested.tsx'

/** The reasons that the account is limited, and how to lift the limit. Goes home once it is lifted. */
export function LimitedAccountScreen() {
  const { facts, data: status } = useVerification()
  return <AccountStatus isOver={status !== undefined && facts?.limited !== true} />
}

/** The steps that the bank still needs to verify the customer. Goes home once they are verified. */
export function UnverifiedAccountScreen() {
  const { facts, data: status } = useVerification()
  return <AccountStatus isOver={status !== undefined && facts?.verified !== false} />
}

function AccountStatus({ isOver }: { isOver: boolean }) {
  const { t } = useMessages('verification')
  if (isOver) return <Navigate to="/home" replace />
  return (
    <Screen title={t('pageTitle')} isNarrow>
      <Verification upload={uploadRequested} />
    </Screen>
  )
}
