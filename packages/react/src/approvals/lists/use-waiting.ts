import { useEffect } from 'react'
import { useRequests, type RequestsTask } from './use-requests.ts'

/**
 * Returns the waiting requests, or only some of them. For `only`, it loads pages until none of them
 * is missing. Requests decided meanwhile are left out.
 */
export function useWaiting(only?: readonly string[]): RequestsTask {
  const list = useRequests('waiting')
  const { data: requests, hasMore, isLoadingMore, isMoreFailed, loadMore } = list
  const shown = requests?.filter(({ id }) => !only || only.includes(id))
  const isMissing = only !== undefined && shown !== undefined && shown.length < only.length
  const isLooking = isMissing && hasMore && !isMoreFailed
  useEffect(() => {
    if (isLooking && !isLoadingMore) loadMore()
  })
  if (!only) return list
  return {
    ...list,
    data: isLooking ? undefined : shown,
    isLoading: list.isLoading || isLooking,
    hasMore: false,
  }
}
