import { Component, type ReactNode } from 'react'
import { useMessageStore, useMessages } from '../i18n/index.ts'
import { Alert, Button } from '../ui/index.ts'

export interface ErrorBoundaryProps {
  children: ReactNode
  /** Told of each defect, once. */
  onError?: ((error: unknown) => void) | undefined
  /** A change of it clears the error, e.g. the address of the screen. */
  resetKey?: string | undefined
}

interface ErrorBoundaryState {
  readonly failed: boolean
  readonly resetKey: string | undefined
}

/**
 * Keeps a defect to the screen or widget that has it, with a way to try again. Refusals of the bank
 * do not come here: they are data, shown by `ErrorView`.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error)
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return <DefectView onRetry={() => this.setState({ failed: false })} />
  }
}

function DefectView({ onRetry }: { onRetry: () => void }) {
  const { t } = useMessages('common')
  const { t: tErrors } = useMessages('errors')
  const texts = useMessageStore()
  const retry = () => {
    texts.forgetFailures()
    onRetry()
  }
  return (
    <Alert
      tone="negative"
      title={tErrors('screenTitle')}
      actions={
        <Button size="small" onPress={retry}>
          {t('retryCta')}
        </Button>
      }
    >
      {tErrors('screenText')}
    </Alert>
  )
}
