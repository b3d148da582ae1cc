import { useMessages } from '@sixpence/react/i18n'
import { useSession } from '@sixpence/react/provider'
import { SignIn, type SignInStage } from '@sixpence/react/sign-in'
import { Alert, PageHeader } from '@sixpence/react/ui'
import { Link, useRouteContext, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useScreenTitle } from '../shell/use-screen-title.ts'
import { signInClient } from '../session/session-memory.ts'

const NOTICES = { left: 'leftNotice', expired: 'expiredNotice', idle: 'idleNotice' } as const

/** Signing in. Where to go afterwards is the guard's business. */
export function LoginScreen() {
  const { t } = useMessages('shell')
  useScreenTitle(t('signInTitle'))
  const session = useSession()
  const because = session.status === 'signed_out' ? session.because : 'never'
  const { why } = useSearch({ from: '/public/login' })
  const { words, config } = useRouteContext({ from: '__root__' })
  const [step, setStep] = useState<SignInStage['name']>('credentials')
  const isFirst = step === 'credentials'
  // Whoever types goes on; a page that is only looked at loads no more than it shows.
  useEffect(() => {
    const begin = () =>
      void import('../routing/load-ahead.ts')
        .then(({ loadAhead }) => loadAhead(words))
        .catch(() => undefined)
    addEventListener('input', begin, { once: true })
    return () => removeEventListener('input', begin)
  }, [words])
  const noticeOf = () => {
    if (why) return t(why === 'accessEnded' ? 'accessEndedNotice' : 'customerUnknownNotice')
    return because !== 'never' && t(NOTICES[because])
  }
  return (
    <div className="sp-login">
      <PageHeader title={t('signInTitle')} lead={isFirst ? t('signInLead') : undefined} />
      <Alert tone="info">{noticeOf()}</Alert>
      <SignIn
        client={signInClient()}
        onStep={setStep}
        loadBotCheck={async () => (await import('../client/bot-check.ts')).botCheckOf(config)}
      />
      {isFirst && (
        <p>
          <Link to="/account-recovery/$step" params={{ step: 'email' }} className="sp-link">
            {t('forgottenLink')}
          </Link>
        </p>
      )}
    </div>
  )
}
