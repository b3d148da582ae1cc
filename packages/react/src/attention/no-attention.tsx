import { useMessages } from '../i18n/index.ts'
import type { RequestState } from '../store/index.ts'
import { Icon, List, ListRow, Skeleton, useHiddenLoading } from '../ui/index.ts'

export interface NoAttentionProps {
  /** True if everything has loaded and there is nothing. */
  isKnown: boolean
  loadState: RequestState
}

/** Shown if nothing needs attention, while loading, and if loading failed. */
export function NoAttention({ isKnown, loadState }: NoAttentionProps) {
  const { t } = useMessages('attention')
  const common = useMessages('common')
  const { isLoading, error, refetch } = loadState
  useHiddenLoading({ data: isKnown || undefined, isLoading, error })
  if (!isKnown && (isLoading || !error)) {
    return <Skeleton shape="row" lines={1} label={t('loadingStatus')} />
  }
  return (
    <List aria-label={t('title')}>
      {isKnown ? (
        <ListRow leading={<Icon name="check" />} title={t('noneTitle')} />
      ) : (
        <ListRow
          leading={<Icon name="refresh" />}
          title={t('failedTitle')}
          trailing={common.t('retryCta')}
          onPress={refetch}
        />
      )}
    </List>
  )
}
