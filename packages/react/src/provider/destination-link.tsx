import { createContext, useContext, type MouseEvent, type ReactNode } from 'react'
import type { Destination } from './destination.ts'
import { useNavigateTo } from './use-navigate-to.ts'

type HrefOf = (destination: Destination) => string | undefined

const HrefContext = createContext<HrefOf>(() => undefined)

export interface DestinationHrefsProps {
  /** The address of a place on the host's page; undefined if the host has none for it. */
  hrefOf: HrefOf
  children: ReactNode
}

/**
 * Gives destinations an address, so that they are links that can also be opened in another tab.
 * Without it they are buttons. A plain press calls the host's `onNavigate` either way.
 */
export function DestinationHrefs({ hrefOf, children }: DestinationHrefsProps) {
  return <HrefContext.Provider value={hrefOf}>{children}</HrefContext.Provider>
}

export interface DestinationLinkProps {
  destination: Destination
  className?: string | undefined
  children: ReactNode
}

/** A link or button that leads to a place of the host. */
export function DestinationLink({ destination, className, children }: DestinationLinkProps) {
  const navigateTo = useNavigateTo()
  const href = useContext(HrefContext)(destination)
  if (href === undefined) {
    return (
      <button type="button" className={className} onClick={() => navigateTo(destination)}>
        {children}
      </button>
    )
  }
  const follow = (event: MouseEvent) => {
    if (isForTheBrowser(event)) return
    event.preventDefault()
    navigateTo(destination)
  }
  return (
    <a href={href} className={className} onClick={follow}>
      {children}
    </a>
  )
}

/** True if the press should open the link elsewhere, or save it. */
const isForTheBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey
