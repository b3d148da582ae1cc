import { useMessages } from '../../i18n/index.ts'
import { useNavigateTo } from '../../provider/index.ts'
import { Button, EmptyState } from '../../ui/index.ts'

/** It was submitted from elsewhere, or deleted. */
export function NoDraft({ id }: { id: string }) {
  const { t } = useMessages('batches')
  const navigateTo = useNavigateTo()
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
