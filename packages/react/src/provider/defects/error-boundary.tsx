import type { ReactNode } from 'react'
import { useMessageStore } from '../../i18n/index.ts'
import { Boundary } from '../../ui/index.ts'
import { DefectView } from './defect-view.tsx'

export interface ErrorBoundaryProps {
  children: ReactNode
  /** Called once with each defect. */
  onError?: ((error: unknown) => void) | undefined
  /** A change of it clears the error, e.g. the address of the screen. */
  resetKey?: string | undefined
}

/**
 * Limits a defect, or code that couldn't be loaded, to its screen or widget, and offers to try
 * again. Without a network it tries again by itself when the network is back. The bank's refusals
 * don't come here: they are data, shown by `ErrorView`.
 */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  const texts = useMessageStore()
  return (
    <Boundary
      {...props}
      onRetry={() => texts.forgetFailures()}
      renderFailure={(error, retry) => <DefectView error={error} onRetry={retry} />}
    />
  )
}
