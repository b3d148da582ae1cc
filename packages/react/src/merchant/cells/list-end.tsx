import { Button, ErrorView, Inline, type ShownFailure } from '../../ui/index.ts'

interface ListEndProps {
  task: {
    readonly failure: ShownFailure | undefined
    readonly isMoreFailed: boolean
    readonly hasMore: boolean
    readonly isLoadingMore: boolean
    readonly loadMore: () => void
    readonly retry: () => void
  }
  failedTitle: string
  loadMoreCta: string
}

/** What stands below a list: the way to more of it, and that more could not be loaded. */
export function ListEnd({ task, failedTitle, loadMoreCta }: ListEndProps) {
  return (
    <>
      <ErrorView
        failure={task.isMoreFailed ? task.failure : undefined}
        title={failedTitle}
        onRetry={task.retry}
      />
      {task.hasMore && (
        <Inline>
          <Button isPending={task.isLoadingMore} onPress={task.loadMore}>
            {loadMoreCta}
          </Button>
        </Inline>
      )}
    </>
  )
}
