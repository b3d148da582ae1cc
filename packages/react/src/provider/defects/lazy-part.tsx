import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'

export interface LazyPartProps {
  /** Stands there until the children are loaded; by default nothing. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Around a `lazyComponent` that is part of a screen: where its code does not come, what stands
 * beside it stays, and what has been typed there.
 */
export function LazyPart({ fallback, children }: LazyPartProps) {
  return (
    <ErrorBoundary>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}
