import { ErrorView, FocusKeeper, Skeleton, StaleAlert } from '../ui/index.ts'
import type { LoadState } from '../store/index.ts'

export interface ChartStatusProps {
  of: LoadState
  loadingLabel: string
  failedTitle: string
}

/** The loading state of a chart's figures and their age. */
export function ChartStatus({ of, loadingLabel, failedTitle }: ChartStatusProps) {
  const { isLoading, error, asOf, refetch } = of
  const isMissing = !isLoading && asOf === undefined
  return (
    // The retry button disappears when pressed, so keep the focus.
    <FocusKeeper>
      {isLoading && <Skeleton lines={5} label={loadingLabel} />}
      <ErrorView failure={isMissing ? error : undefined} title={failedTitle} onRetry={refetch} />
      <StaleAlert of={of} />
    </FocusKeeper>
  )
}
