import { Suspense, type ReactNode } from 'react'
import { useHold } from '../../ui/index.ts'
import { ErrorBoundary } from './error-boundary.tsx'

export interface LazyPartProps {
  /** Shown until the children are loaded; nothing by default. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Stands around a `lazyComponent` that is part of a screen: if its code can't be loaded, the parts
 * beside it stay, and so does the typed text there.
 */
export function LazyPart({ fallback, children }: LazyPartProps) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Awaited>{fallback}</Awaited>}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function Awaited({ children }: { children: ReactNode }) {
  useHold()
  return children
}
