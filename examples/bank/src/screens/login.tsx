import { useMessages } from '@sixpence/react/i18n'
import { useSession } from '@sixpence/react/provider'
import { SignInForm } from '@sixpence/react/sign-in'
import { Alert } from '@sixpence/react/ui'
import { useScreenTitle } from '../shell/use-screen-title.ts'

const NOTICE = { left: 'leftNotice', expired: 'expiredNotice', idle: 'idleNotice' } as const

/** Signing in. Where to go afterwards is the guard's business. */
export function LoginScreen() {
  const { t } = useMessages('shell')
  useScreenTitle(t('signInTitle'))
  const session = useSession()
  const because = session.status === 'signed_out' ? session.because : 'never'
  return (
    <div className="sp-login">
      <h1>{t('signInTitle')}</h1>
      {because !== 'never' && <Alert tone="info">{t(NOTICE[because])}</Alert>}
      <SignInForm />
    </div>
  )
}
