import type { Credentials } from '@sixpence/core/session'
import { useEffect, useRef } from 'react'
import { useMessages } from '../i18n/index.ts'
import { hosted, LazyPart } from '../provider/index.ts'
import { Alert, lazyComponent, Spinner } from '../ui/index.ts'
import { CredentialsForm } from './credentials-form.tsx'
import type { LoadBotCheck } from './sign-in-check.tsx'
import { useSignIn, type SignInStage } from './use-sign-in.ts'

// Loads while the customer types: without it the first step is there sooner.
const loadLaterStep = () => import('./later-step.tsx')
const LaterStep = lazyComponent(loadLaterStep, 'LaterStep')
const SignInCheck = lazyComponent(loadLaterStep, 'SignInCheck')

export interface SignInProps {
  /** `sei` if an outsider has sent the customer here; `spa` by default. */
  client?: Credentials['client']
  /** Called once, when the customer is signed in. The session reports it too. */
  onSignedIn?: (() => void) | undefined
  /** Called with the step on show, so that the page around it can adapt. */
  onStepChange?: ((step: SignInStage['name']) => void) | undefined
  /**
   * Loads the bank's bot check, which is needed only after failed attempts. By default the one from
   * `BotCheckProvider`.
   */
  loadBotCheck?: LoadBotCheck | undefined
  /**
   * The address to which a browser posts name and password if the form is sent before any script is
   * there, for a server-rendered page. The server there must keep none of it. By default the page's
   * own address.
   */
  action?: string | undefined
}

/** Signs a customer in: name and password, then any other steps the bank requires. */
export const SignIn = hosted('SignIn', SignInContent)

function SignInContent({ client, onSignedIn, onStepChange, loadBotCheck, action }: SignInProps) {
  const { t } = useMessages('sign-in')
  const task = useSignIn(client)
  const { name } = task.stage
  const latest = useRef(onSignedIn)
  const hasGoneOn = useRef(false)
  useEffect(() => {
    latest.current = onSignedIn
  }, [onSignedIn])
  useEffect(() => onStepChange?.(name), [onStepChange, name])
  useEffect(() => {
    if (name === 'done') latest.current?.()
    if (name !== 'credentials') hasGoneOn.current = true
  }, [name])

  if (name === 'done') {
    return (
      <div className="sp-sign-in-done">
        <Alert tone="positive">{t('doneText')}</Alert>
      </div>
    )
  }
  if (name === 'credentials') {
    return (
      <CredentialsForm
        task={task}
        action={action}
        takesFocus={hasGoneOn}
        onBegin={() => void LaterStep.preload()}
        check={onPassed => (
          <LazyPart fallback={<Spinner />}>
            <SignInCheck load={loadBotCheck} onPassed={onPassed} />
          </LazyPart>
        )}
      />
    )
  }
  return (
    <LazyPart fallback={<Spinner />}>
      <LaterStep task={task} />
    </LazyPart>
  )
}
