import { ErrorView, FocusKeeper, Skeleton, StaleAlert } from '../ui/index.ts'
import type { Freshness, LoadState } from '../store/index.ts'

export interface ChartStatusProps {
  of: LoadState & Freshness
  loadingLabel: string
  failedTitle: string
}

/** How far the question for a chart's figures has come, and how old they are. */
export function ChartStatus({ of, loadingLabel, failedTitle }: ChartStatusProps) {
  const { isLoading, failure, asOf, retry } = of
  const isMissing = !isLoading && asOf === undefined
  return (
    // The button that asks again goes when it is pressed.
    <FocusKeeper>
      {isLoading && <Skeleton lines={5} label={loadingLabel} />}
      <ErrorView failure={isMissing ? failure : undefined} title={failedTitle} onRetry={retry} />
      <StaleAlert of={of} />
    </FocusKeeper>
  )
}
