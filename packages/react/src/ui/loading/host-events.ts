import { redactedError, isSixpenceError, type SixpenceError } from '@sixpence/core/errors'
import { createContext, useContext, useEffect } from 'react'

/** The component of an event. */
export interface HostEvent {
  /** The name of the component that the host placed, e.g. `AccountList`. */
  readonly component: string
}

/** The events of a component; on `SixpenceProvider`, those of all components inside it. */
export interface HostEvents {
  /** Called once, when the component first shows its content. Not called again for a refresh. */
  onReady?: ((event: HostEvent) => void) | undefined
  /** Called once with each failure of the component, even if it doesn't show it. No secrets. */
  onError?: ((error: SixpenceError, event: HostEvent) => void) | undefined
}

/** Collects the events of one component, or of all of them. */
export interface HostScope {
  /** Keeps the component from being ready until the returned function is called. */
  readonly hold: () => () => void
  readonly fail: (error: SixpenceError, component?: string) => void
  /** Called by a component directly inside. */
  readonly ready: (component: string) => void
}

/** The scope of the component around; undefined outside of a provider. */
export const HostScopeContext = createContext<HostScope | undefined>(undefined)

/** The scope of a provider. */
export const rootScope = (listeners: () => HostEvents): HostScope => ({
  hold: () => () => undefined,
  fail: (error, component = '') => notifyOfError(listeners().onError, error, component),
  ready: component => notify(() => listeners().onReady?.({ component })),
})

/** The scope of one component. */
export function scopeOf(name: string, outer: HostScope | undefined, listeners: () => HostEvents) {
  const known = new WeakSet<SixpenceError>()
  let held = 0
  let isReady = false
  let isMounted = false
  // After all effects of a render, so that what comes next can hold it first.
  const check = () =>
    queueMicrotask(() => {
      if (isReady || !isMounted || held > 0) return
      isReady = true
      notify(() => listeners().onReady?.({ component: name }))
      outer?.ready(name)
    })
  return {
    hold: () => {
      const end = outer?.hold()
      held += 1
      return () => {
        held -= 1
        end?.()
        check()
      }
    },
    fail: (error: SixpenceError) => {
      if (known.has(error)) return
      known.add(error)
      notifyOfError(listeners().onError, error, name)
      outer?.fail(error, name)
    },
    ready: () => undefined,
    mount: () => {
      isMounted = true
      check()
      return () => void (isMounted = false)
    },
  }
}

/** Marks that content is still missing where this is rendered. */
export function useHold(isHeld = true): void {
  const scope = useContext(HostScopeContext)
  useEffect(() => (isHeld ? scope?.hold() : undefined), [scope, isHeld])
}

/** Reports a failure that is shown. */
export function useReported(failure: unknown): void {
  const scope = useContext(HostScopeContext)
  useEffect(() => {
    if (isSixpenceError(failure)) scope?.fail(failure)
  }, [scope, failure])
}

/** The state of a request that the component shows nothing of. */
export interface HiddenLoading {
  readonly data: unknown
  readonly error: unknown
  readonly isLoading: boolean
}

/** Holds the component until a request has succeeded, and reports why it failed. */
export function useHiddenLoading({ data, error, isLoading }: HiddenLoading): void {
  useReported(error)
  useHold(isLoading || (data === undefined && error !== undefined))
}

function notifyOfError(
  onError: HostEvents['onError'],
  error: SixpenceError,
  component: string,
): void {
  if (onError) void redactedError(error).then(safe => notify(() => onError(safe, { component })))
}

/** An error of the host's own stays out of the screen, and reaches the host's console. */
function notify(listener: () => void): void {
  try {
    listener()
  } catch (error) {
    reportError(error)
  }
}
