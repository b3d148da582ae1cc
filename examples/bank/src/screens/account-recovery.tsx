import { useMessages } from '@sixpence/react/i18n'
import { AccountRecovery, RECOVERY_STEPS } from '@sixpence/react/recovery'
import { PageHeader } from '@sixpence/react/ui'
import { Link, useLoaderData, useParams, useRouter } from '@tanstack/react-router'
import { useScreenTitle } from '../shell/use-screen-title.ts'
import { WholeBank } from '../shell/whole-bank.tsx'

/** The ways to recover an account. Each step has its own address. */
export function AccountRecoveryScreen() {
  const { t } = useMessages('shell')
  useScreenTitle(t('recoveryTitle'))
  const router = useRouter()
  const sixpence = useLoaderData({ from: '/public/account-recovery/$step' })
  const { step } = useParams({ from: '/public/account-recovery/$step' })
  // An unknown step leads to the first.
  const asked = RECOVERY_STEPS.find(known => known === step) ?? 'email'
  return (
    <div className="sp-login">
      <PageHeader title={t('recoveryTitle')} />
      <WholeBank sixpence={sixpence}>
        <AccountRecovery
          step={asked}
          onStepChange={next =>
            void router.navigate({ to: '/account-recovery/$step', params: { step: next } })
          }
        />
      </WholeBank>
      <p>
        <Link to="/login" className="sp-link">
          {t('backToSignInLink')}
        </Link>
      </p>
    </div>
  )
}
