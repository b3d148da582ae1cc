import { useMessages } from '@sixpence/react/i18n'
import { PageHeader } from '@sixpence/react/ui'
import { useVerification, Verification } from '@sixpence/react/verification'
import { Navigate } from '@tanstack/react-router'
import { useScreenTitle } from '../../shell/use-screen-title.ts'
import { uploadRequested } from './upload-requested.tsx'

/** Why the account is limited and what lifts it; leads home once it is not limited. */
export function LimitedAccountScreen() {
  const { facts, status } = useVerification()
  return <AccountStatus isOver={status !== undefined && facts?.limited !== true} />
}

/** What the bank waits for before it verifies the customer; leads home once they are verified. */
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
