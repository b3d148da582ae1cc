import { useMessages } from '@sixpence/react/i18n'
import { PageHeader } from '@sixpence/react/ui'
import { useVerification, Verification } from '@sixpence/react/verification'
import { Navigate } from '@tanstack/react-router'
import { useScreenTitle } from '../../shell/use-screen-title.ts'
import { uploadRequested } from './upload-requested.tsx'

/** The reasons that the account is limited, and how to lift the limit. Goes home once it is lifted. */
export function LimitedAccountScreen() {
  const { facts, status } = useVerification()
  return <AccountStatus isOver={status !== undefined && facts?.limited !== true} />
}

/** The steps that the bank still needs to verify the customer. Goes home once they are verified. */
export function UnverifiedAccountScreen() {
  const { facts, status } = useVerification()
  return <AccountStatus isOver={status !== undefined && facts?.verified !== false} />
}

function AccountStatus({ isOver }: { isOver: boolean }) {
  const { t } = useMessages('verification')
  useScreenTitle(t('pageTitle'))
  if (isOver) return <Navigate to="/home" replace />
  return (
    <div className="sp-screen sp-screen-narrow">
      <PageHeader title={t('pageTitle')} />
      <Verification upload={uploadRequested} />
    </div>
  )
}
