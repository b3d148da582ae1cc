import { isSixpenceError, type SessionHandle } from '@sixpence/core/session'
import { useMessages } from '@sixpence/react/i18n'
import { Alert, Button, Dialog } from '@sixpence/react/ui'
import { useState, type ComponentType } from 'react'
import { ToldDialog } from './told-dialog.tsx'

/** A code and its verifier: whoever has both can sign in, once. */
interface Handover {
  readonly code: string
  readonly codeVerifier: string
}

type Door = Pick<SessionHandle, 'session' | 'signIn'>

/**
 * Signs in with what a link has brought. Where somebody is signed in already nothing is done until
 * they say so: the link may be somebody else's.
 */
export async function settleHandover(
  door: Door,
  handover: Handover,
): Promise<ComponentType | undefined> {
  const session = await door.session.restore()
  if (session.status === 'signed_in') {
    return () => <Question {...{ door, handover, email: session.email }} />
  }
  return (await isSignedInBy(door, handover)) ? undefined : Refusal
}

async function isSignedInBy({ signIn }: Door, { code, codeVerifier }: Handover): Promise<boolean> {
  try {
    await signIn.exchange(code, codeVerifier)
    return true
  } catch (cause) {
    if (isSixpenceError(cause)) return false
    throw cause
  }
}

interface QuestionProps {
  door: Door
  handover: Handover
  email: string | undefined
}

function Question({ door, handover, email = '' }: QuestionProps) {
  const { t } = useMessages('start')
  const [state, setState] = useState<'asked' | 'trying' | 'refused' | 'answered'>('asked')
  const close = () => setState('answered')
  const take = async () => {
    setState('trying')
    setState((await isSignedInBy(door, handover)) ? 'answered' : 'refused')
  }
  if (state === 'refused') return <Refusal />
  return (
    <Dialog
      isOpen={state !== 'answered'}
      onClose={close}
      isAlert
      icon="warning"
      title={t('handoverTitle')}
      actions={
        <>
          <Button variant="primary" onPress={close}>
            {t('handoverStayCta')}
          </Button>
          <Button variant="secondary" isPending={state === 'trying'} onPress={() => void take()}>
            {t('handoverTakeCta')}
          </Button>
        </>
      }
    >
      <p>{t('handoverText', { email })}</p>
    </Dialog>
  )
}

function Refusal() {
  const { t } = useMessages('start')
  return (
    <ToldDialog title={t('handoverRefusedTitle')}>
      <Alert tone="warning">{t('handoverRefusedText')}</Alert>
    </ToldDialog>
  )
}
