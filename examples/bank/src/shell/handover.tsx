import type { SessionHandle } from '@sixpence/core/session'
import { useMessages } from '@sixpence/react/i18n'
import { Alert, Button, Dialog } from '@sixpence/react/ui'
import { useState, type ComponentType } from 'react'
import { tryHandover, type Handover } from '../session/try-handover.ts'
import { ToldDialog } from './told-dialog.tsx'

type HandoverClient = Pick<SessionHandle, 'session' | 'signIn'>

/**
 * Signs in with the code of a link. If somebody is already signed in, asks them first, because the
 * link may be somebody else's.
 */
export async function settleHandover(
  client: HandoverClient,
  handover: Handover,
): Promise<ComponentType | undefined> {
  const session = await client.session.restore()
  if (session.status === 'signed_in') {
    return () => <Question {...{ client, handover, email: session.email }} />
  }
  const outcome = await tryHandover(client, handover)
  if (outcome === 'unreached') return () => <Unreached {...{ client, handover }} />
  return outcome === 'refused' ? Refusal : undefined
}

interface HandoverProps {
  client: HandoverClient
  handover: Handover
}

/** Tries on each request. The link's code is kept only in memory. */
function useHandover({ client, handover }: HandoverProps, wasTried: boolean) {
  const [state, setState] = useState<'asked' | 'trying' | 'unreached' | 'refused' | 'over'>(
    wasTried ? 'unreached' : 'asked',
  )
  return {
    state,
    isOpen: state !== 'over',
    close: () => setState('over'),
    take: async () => {
      setState('trying')
      const outcome = await tryHandover(client, handover)
      setState(outcome === 'signedIn' ? 'over' : outcome)
    },
  }
}

function Question({ email = '', ...props }: HandoverProps & { email: string | undefined }) {
  const { t } = useMessages('start')
  const { state, isOpen, close, take } = useHandover(props, false)
  if (state === 'refused') return <Refusal />
  return (
    <Dialog
      isOpen={isOpen}
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
      <Alert tone="warning">{state === 'unreached' && t('handoverOfflineText')}</Alert>
    </Dialog>
  )
}

function Unreached(props: HandoverProps) {
  const { t } = useMessages('start')
  const { t: tCommon } = useMessages('common')
  const { state, isOpen, close, take } = useHandover(props, true)
  if (state === 'refused') return <Refusal />
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('handoverOfflineTitle')}
      actions={
        <>
          <Button variant="primary" isPending={state === 'trying'} onPress={() => void take()}>
            {tCommon('retryCta')}
          </Button>
          <Button variant="secondary" onPress={close}>
            {tCommon('closeCta')}
          </Button>
        </>
      }
    >
      <Alert tone="warning">{state === 'unreached' && t('handoverOfflineText')}</Alert>
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
