import { useAccess } from '@sixpence/react/access'
import { Approvals, RequestDetail } from '@sixpence/react/approvals'
import { useMessages } from '@sixpence/react/i18n'
import { Alert, Button, ErrorView, PageHeader, Skeleton } from '@sixpence/react/ui'
import { useState } from 'react'
import type { EmbedPageProps } from './embed-page-props.ts'
import { useActingFor } from './use-acting-for.ts'
import { useQuestion } from './use-question.ts'
import type { DecideQuestion } from './window-questions.ts'
import { tellDone } from './window-channel.ts'

/** Shows requests that were selected in a frame. The user decides them with the bank's own session. */
export function DecideStep(props: EmbedPageProps) {
  const { t } = useMessages('embedding')
  const question = useQuestion<DecideQuestion>()
  const { isReady, failure } = useActingFor(question)
  if (question === null) return <Alert tone="warning">{t('noOpenerText')}</Alert>
  if (failure) return <ErrorView failure={failure} title={t('failedTitle')} />
  if (!question || !isReady) return <Skeleton shape="row" lines={4} />
  return <Decide ids={question.ids} {...props} />
}

function Decide({ ids, destination, go }: EmbedPageProps & Pick<DecideQuestion, 'ids'>) {
  const { t } = useMessages('embedding')
  const { t: tApprovals } = useMessages('approvals')
  const { isActing, accessInfo } = useAccess()
  const [isDecided, setDecided] = useState(false)
  const name = isActing ? accessInfo?.customerName : undefined
  const decided = () => {
    setDecided(true)
    tellDone()
  }
  const [only] = ids
  const pressed = destination.to === 'approvals' ? destination.id : undefined
  const id = ids.length === 1 ? only : pressed
  const back = { label: tApprovals('backCta'), onPress: () => go({ to: 'home' }) }
  return (
    <>
      <PageHeader
        title={t('decideTitle')}
        lead={name === undefined ? undefined : t('decideForText', { name })}
        back={pressed !== undefined && ids.length > 1 ? back : undefined}
      />
      {id === undefined ? (
        <Approvals only={ids} onDecided={decided} />
      ) : (
        <RequestDetail key={id} id={id} canSendAgain={false} onDecided={decided} />
      )}
      {isDecided && (
        <Button isWide onPress={() => window.close()}>
          {t('closeWindowCta')}
        </Button>
      )}
    </>
  )
}
