import { useContext, useEffect, useState, type ReactNode } from 'react'
import { HostScopeContext, scopeOf, type HostEvents } from './host-events.ts'
import { useLatest } from './use-latest.ts'

/** Gives a component that hosts place `onReady` and `onError`. */
export function hosted<Props extends object>(
  name: string,
  Component: (props: Props) => ReactNode,
): (props: Props & HostEvents) => ReactNode {
  function Hosted({ onReady, onError, ...props }: Props & HostEvents) {
    const outer = useContext(HostScopeContext)
    const listeners = useLatest({ onReady, onError })
    const [scope] = useState(() => scopeOf(name, outer, listeners))
    useEffect(() => scope.mount(), [scope])
    return (
      <HostScopeContext.Provider value={scope}>
        {/* Nothing but the two events was taken out. */}
        <Component {...(props as unknown as Props)} />
      </HostScopeContext.Provider>
    )
  }
  Hosted.displayName = name
  return Hosted
}
