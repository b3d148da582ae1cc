import { useMessages } from '../i18n/index.ts'
import type { LoadState } from '../store/index.ts'
import { Icon, List, ListRow, Skeleton } from '../ui/index.ts'

export interface NoAttentionProps {
  /** The bank has said all: there is nothing. */
  isKnown: boolean
  loadState: LoadState
}

/** What stands in the place of the first thing: that there is none, or that it is not known. */
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
        <ListRow
          leading={<Icon name="check" />}
          title={t('noneTitle')}
          description={t('noneText')}
        />
      ) : (
        <ListRow
          leading={<Icon name="refresh" />}
          title={t('failedTitle')}
          description={common.t('retryCta')}
          onPress={retry}
        />
      )}
    </List>
  )
}
