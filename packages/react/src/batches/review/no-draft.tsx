import { useMessages } from '../../i18n/index.ts'
import { PaymentFlow } from '../../payments/index.ts'
import { useNavigateTo } from '../../provider/index.ts'
import { loadStateOf } from '../../store/index.ts'
import { Button, EmptyState, Skeleton } from '../../ui/index.ts'
import { batchesApi } from '../batches-api.ts'

/** It was submitted from elsewhere, or deleted. If it waits for this user, they go on here. */
export function NoDraft({ id }: { id: string }) {
  const { t } = useMessages('batches')
  const navigateTo = useNavigateTo()
  const { data, isLoading } = loadStateOf(batchesApi.status.useRead({ batchId: id }))
  if (isLoading) return <Skeleton shape="row" lines={6} />
  if (data?.key !== undefined) return <PaymentFlow id={data.key} />
  return (
    <EmptyState
      title={t('noDraftTitle')}
      action={
        <Button onPress={() => navigateTo({ to: 'batchHistory', id })}>{t('batchCta')}</Button>
      }
    >
      {t('noDraftText')}
    </EmptyState>
  )
}
