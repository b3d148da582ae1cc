import { useMessages } from '@sixpence/react/i18n'
import { useSession } from '@sixpence/react/provider'
import { SignIn, type SignInProps, type SignInStage } from '@sixpence/react/sign-in'
import { Alert, PageHeader } from '@sixpence/react/ui'
import { useEffect, useState, type ReactNode } from 'react'
import type { EndReason } from '../guards/end-reason.ts'
import { useScreenTitle } from '../shell/use-screen-title.ts'
import { signInClient } from '../session/session-memory.ts'
import { ONE_MOMENT_PATH } from './one-moment-path.ts'

const NOTICES = { left: 'leftNotice', expired: 'expiredNotice', idle: 'idleNotice' } as const

export interface SignInPanelProps extends Pick<SignInProps, 'loadBotCheck' | 'onSignedIn'> {
  /** The reason that the last session ended. */
  why: EndReason | undefined
  /** Draws the link for a forgotten password. */
  forgotten: (text: string) => ReactNode
  /** Called once, when somebody begins to fill in the form. */
  onBegin: () => void
  /** Called once, when the form can be used. */
  onReady?: () => void
}

/** The sign-in. The caller decides where to go afterwards. */
export function SignInPanel(props: SignInPanelProps) {
  const { why, forgotten, onBegin, onReady, onSignedIn, loadBotCheck } = props
  const { t } = useMessages('shell')
  useScreenTitle(t('signInTitle'))
  const session = useSession()
  const because = session.status === 'signed_out' ? session.because : 'never'
  const [step, setStep] = useState<SignInStage['name']>('credentials')
  const isFirst = step === 'credentials'
  // People who type will continue; for the others the page loads only what it shows.
  useEffect(() => {
    addEventListener('input', onBegin, { once: true })
    return () => removeEventListener('input', onBegin)
  }, [onBegin])
  useEffect(() => onReady?.(), [onReady])
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
        action={ONE_MOMENT_PATH}
        onStepChange={setStep}
        onSignedIn={onSignedIn}
        loadBotCheck={loadBotCheck}
      />
      {isFirst && <p>{forgotten(t('forgottenLink'))}</p>}
    </div>
  )
}
