import { Component, startTransition, type ReactNode } from 'react'
import { LoadError } from './load-error.ts'

export interface BoundaryProps {
  children: ReactNode
  /** Renders the replacement for the children after one of them has thrown. */
  renderFailure: (error: unknown, retry: () => void) => ReactNode
  /** Called once with each error. */
  onError?: ((error: unknown) => void) | undefined
  /** Called before the children are rendered again. */
  onRetry?: (() => void) | undefined
  /** A change of it renders the children again, e.g. the address of the screen. */
  resetKey?: string | undefined
}

interface BoundaryState {
  readonly failure: { readonly error: unknown } | undefined
  readonly resetKey: string | undefined
}

/**
 * Limits an error to the part that has it. A retry requests code that couldn't be loaded again, and
 * happens by itself once the network is back.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: undefined, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    { resetKey }: BoundaryProps,
    state: BoundaryState,
  ): Partial<BoundaryState> | null {
    if (resetKey === state.resetKey) return null
    forget(state)
    return { failure: undefined, resetKey }
  }

  override componentDidCatch(error: unknown): void {
    window.addEventListener('online', this.#retry)
    this.props.onError?.(error)
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.#retry)
    forget(this.state)
  }

  readonly #retry = (): void => {
    if (!this.state.failure) return
    forget(this.state)
    this.props.onRetry?.()
    // The failure stays on show until there is something else to show.
    startTransition(() => this.setState({ failure: undefined }))
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    return this.props.renderFailure(failure.error, this.#retry)
  }
}

function forget({ failure }: Pick<BoundaryState, 'failure'>): void {
  if (failure?.error instanceof LoadError) failure.error.forget()
}
