import { useMessages } from '../i18n/index.ts'
import type { LoadState } from '../store/index.ts'
import { Icon, List, ListRow, Skeleton } from '../ui/index.ts'

export interface NoAttentionProps {
  /** The bank has said all: there is nothing. */
  isKnown: boolean
  loadState: LoadState
}

/** Shown where nothing needs attention, while it is loading, and where it could not be loaded. */
export function NoAttention({ isKnown, loadState }: NoAttentionProps) {
  const { t } = useMessages('attention')
  const common = useMessages('common')
  const { isLoading, failure, retry } = loadState
  if (!isKnown && (isLoading || !failure)) {
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
          onPress={retry}
        />
      )}
    </List>
  )
}
