import type { ReactNode } from 'react'
import { useMessageStore } from '../../i18n/index.ts'
import { Boundary } from '../../ui/index.ts'
import { DefectView } from './defect-view.tsx'

export interface ErrorBoundaryProps {
  children: ReactNode
  /** Told of each defect, once. */
  onError?: ((error: unknown) => void) | undefined
  /** A change of it clears the error, e.g. the address of the screen. */
  resetKey?: string | undefined
}

/**
 * Keeps a defect, or code that could not be loaded, to the screen or widget that has it, with a way
 * to try again; without a network it tries again by itself once there is one. Refusals of the bank
 * do not come here: they are data, shown by `ErrorView`.
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
