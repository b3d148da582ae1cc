import { useEffect } from 'react'
import { useRequests, type RequestsTask } from './use-requests.ts'

/**
 * What waits, or of it only some requests: then pages are loaded until none of those is missing.
 * What was decided meanwhile is left out.
 */
export function useWaiting(only?: readonly string[]): RequestsTask {
  const list = useRequests('waiting')
  const { requests, hasMore, isLoadingMore, isMoreFailed, loadMore } = list
  const shown = requests?.filter(({ id }) => !only || only.includes(id))
  const isMissing = only !== undefined && shown !== undefined && shown.length < only.length
  const isLooking = isMissing && hasMore && !isMoreFailed
  useEffect(() => {
    if (isLooking && !isLoadingMore) loadMore()
  })
  if (!only) return list
  return {
    ...list,
    requests: isLooking ? undefined : shown,
    isLoading: list.isLoading || isLooking,
    hasMore: false,
  }
}
