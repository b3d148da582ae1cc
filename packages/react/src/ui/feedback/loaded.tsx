import type { ReactNode } from 'react'
import { ErrorView } from './error-view.tsx'
import { FocusKeeper } from '../accessibility/focus-keeper.tsx'
import { Skeleton } from './skeleton.tsx'
import type { ShownFailure } from './use-failure-text.ts'

export interface LoadedProps<Value> {
  /** How far the question has come. */
  of: {
    readonly isLoading: boolean
    readonly failure: ShownFailure | undefined
    readonly retry: () => void
  }
  /** Undefined until the bank has answered. */
  value: Value | undefined
  /** What is on its way; by default the word for loading. */
  loadingLabel?: string | undefined
  failedTitle: string
  /** How many rows it will have, about. */
  lines?: number | undefined
  children: (value: Value) => ReactNode
}

/** Shows what the bank has answered; until then that it is asked, or why it did not answer. */
export function Loaded<Value>({ of, value, lines = 3, children, ...words }: LoadedProps<Value>) {
  return (
    // The button that asks again goes when it is pressed.
    <FocusKeeper>
      {of.isLoading ? (
        <Skeleton shape="row" lines={lines} label={words.loadingLabel} />
      ) : value === undefined ? (
        <ErrorView failure={of.failure} title={words.failedTitle} onRetry={of.retry} />
      ) : (
        children(value)
      )}
    </FocusKeeper>
  )
}
