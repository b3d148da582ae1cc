import type { Batch } from '@sixpence/core/batches'
import { useMessages } from '../i18n/index.ts'
import { useNavigateTo } from '../provider/index.ts'
import { useUserRights } from '../start/index.ts'
import { useWrite } from '../store/index.ts'
import { Button, ErrorView, Stack } from '../ui/index.ts'
import { batchesApi } from './batches-api.ts'

/** Makes a new draft of the payments that weren't made, and leads to it. */
export function RetryBatch({ batch: { id, type, status } }: { batch: Batch }) {
  const { t } = useMessages('batches')
  const navigateTo = useNavigateTo()
  const { mayCall } = useUserRights()
  const { write, isPending, error } = useWrite()
  if (!mayCall(batchesApi.retry)) return null
  const retry = async () => {
    const done = await write(batchesApi.retry, { batchId: id })
    if (done) navigateTo({ to: 'massTransfer', type, batchId: done.answer.batchId })
  }
  const isFailed = status === 'partial' || status === 'refused'
  return (
    <Stack gap={2} align="start">
      <ErrorView failure={error} title={t('payAgainFailedTitle')} />
      <Button isPending={isPending} onPress={() => void retry()}>
        {t(isFailed ? 'payAgainCta' : 'prepareAgainCta')}
      </Button>
    </Stack>
  )
}
