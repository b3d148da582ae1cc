import type { BatchProgress } from '@sixpence/core/batches'
import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { useUserRights } from '../../start/index.ts'
import { useWrite } from '../../store/index.ts'
import { AskPopup, Button } from '../../ui/index.ts'
import { batchesApi } from '../batches-api.ts'

interface StopBatchProps {
  id: string
  progress: BatchProgress
}

/** Cancels what hasn't begun, after asking once. */
export function StopBatch({ id, progress }: StopBatchProps) {
  const { t } = useMessages('batches')
  const { mayCall } = useUserRights()
  const { write, ...of } = useWrite()
  const [isAsking, setAsking] = useState(false)
  if (!mayCall(batchesApi.cancel) || !canStop(progress)) return null
  return (
    <>
      <Stop onPress={() => setAsking(true)} />
      {isAsking && (
        <AskPopup
          of={of}
          isAlert
          isDanger
          title={t('stopTitle')}
          text={t(progress.status === 'executing' ? 'stopText' : 'stopWaitingText')}
          confirmText={t('stopCta')}
          cancelText={t('goOnCta')}
          onClose={() => setAsking(false)}
          onConfirm={() => write(batchesApi.cancel, { batchId: id })}
        />
      )}
    </>
  )
}

function Stop({ onPress }: { onPress: () => void }) {
  const { t } = useMessages('batches')
  return (
    <div>
      <Button size="small" onPress={onPress}>
        {t('stopCta')}
      </Button>
    </div>
  )
}

/** Only the user who submitted a batch cancels it while it waits: they have its key. */
const canStop = ({ status, key }: BatchProgress): boolean =>
  status === 'executing' || (status === 'pendingApproval' && key !== undefined)
