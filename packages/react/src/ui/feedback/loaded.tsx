import type { ReactNode } from 'react'
import { ErrorView } from './error-view.tsx'
import { FocusKeeper } from '../accessibility/focus-keeper.tsx'
import { Skeleton } from './skeleton.tsx'
import type { ShownFailure } from './use-failure-text.ts'

export interface LoadedProps<Value> {
  /** The state of the request. */
  of: {
    readonly isLoading: boolean
    readonly error: ShownFailure | undefined
    readonly refetch: () => void
  }
  /** Undefined until the bank has answered. */
  value: Value | undefined
  /** The name of the data on its way; by default the word for loading. */
  loadingLabel?: string | undefined
  failedTitle: string
  /** The approximate number of rows to come. */
  lines?: number | undefined
  children: (value: Value) => ReactNode
}

/** Shows the bank's answer; before that, that it is loading, or why it failed. */
export function Loaded<Value>({ of, value, lines = 3, children, ...words }: LoadedProps<Value>) {
  return (
    // The button that tries again goes when it is pressed.
    <FocusKeeper>
      {of.isLoading ? (
        <Skeleton shape="row" lines={lines} label={words.loadingLabel} />
      ) : value === undefined ? (
        <ErrorView failure={of.error} title={words.failedTitle} onRetry={of.refetch} />
      ) : (
        children(value)
      )}
    </FocusKeeper>
  )
}
