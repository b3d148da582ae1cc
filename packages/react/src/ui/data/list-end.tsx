import { useMessages } from '../../i18n/index.ts'
import { Button } from '../buttons/button.tsx'
import { ErrorView } from '../feedback/error-view.tsx'
import type { ShownFailure } from '../feedback/use-failure-text.ts'

export interface ListEndProps {
  /** The state of the list. */
  of: {
    readonly error: ShownFailure | undefined
    readonly isMoreFailed: boolean
    readonly hasMore: boolean
    readonly isLoadingMore: boolean
    readonly loadMore: () => void
    readonly refetch: () => void
  }
  failedTitle: string
  /** The number of rows shown; announced when it changes. */
  count?: string | undefined
}

/**
 * Stands below a list that grows: shows how much of it is shown, the way to more, and why more
 * didn't come. Its button goes with the last page: put it into a `FocusKeeper`, e.g. the one of
 * `Loaded`.
 */
export function ListEnd({ of, failedTitle, count }: ListEndProps) {
  const { t } = useMessages('common')
  return (
    <>
      <ErrorView
        failure={of.isMoreFailed ? of.error : undefined}
        title={failedTitle}
        onRetry={of.refetch}
      />
      <div className="sp-list-end">
        {count !== undefined && (
          <p className="sp-muted" role="status">
            {count}
          </p>
        )}
        {of.hasMore && (
          <Button isPending={of.isLoadingMore} onPress={of.loadMore}>
            {t('showMoreCta')}
          </Button>
        )}
      </div>
    </>
  )
}
