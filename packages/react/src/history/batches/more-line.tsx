import { useFormats, useMessages } from '../../i18n/index.ts'
import { Button } from '../../ui/index.ts'

export interface MoreLineProps {
  task: {
    readonly total: number
    readonly hasMore: boolean
    readonly isLoadingMore: boolean
    readonly loadMore: () => void
  }
  shown: number
  /** What says how many there are. */
  word: 'shownText' | 'paymentsShownText'
}

/** How much of a list is there, and the way to more of it. */
export function MoreLine({ task, shown, word }: MoreLineProps) {
  const { t } = useMessages('batches')
  const formats = useFormats()
  const { total, hasMore, isLoadingMore, loadMore } = task
  return (
    <div className="sp-history-more">
      <p className="sp-muted" role="status">
        {t(word, { shown: formats.count(shown), total: formats.count(total), count: total })}
      </p>
      {hasMore && (
        <Button isPending={isLoadingMore} onPress={loadMore}>
          {t('loadMoreCta')}
        </Button>
      )}
    </div>
  )
}
