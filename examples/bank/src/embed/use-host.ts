import { connectToHost, HostRefusedError, type EmbedAddress, type HostLink } from '@sixpence/embed'
import { useEffect, useRef, useState } from 'react'
import type { Embedder } from './embedder.ts'

/** The state of the connection to the host, which may be missing. */
export type Host =
  | { readonly status: 'connecting' }
  | { readonly status: 'connected'; readonly link: HostLink }
  | { readonly status: 'alone' }
  | { readonly status: 'refused' }

interface HostWishes {
  readonly onLocale: (locale: string) => void
  readonly onTheme: (theme: string) => void
  readonly onKinds: (kinds: string) => void
}

/** Connects to the page that holds this frame or opened this window, once. */
export function useHost(
  peer: Window | null,
  { address, embedder }: { address: EmbedAddress | undefined; embedder: Embedder },
  wishes: HostWishes,
): Host {
  const [host, setHost] = useState<Host>({ status: address ? 'connecting' : 'alone' })
  const latest = useRef(wishes)
  useEffect(() => {
    latest.current = wishes
  }, [wishes])
  useEffect(() => {
    if (!address) return
    // The port is received only once, so a second effect reuses the first one's connection.
    connecting ??= connectToHost({
      address,
      registered: embedder.origins,
      peer,
      onMessage: message => {
        if (message.type === 'localeChanged') latest.current.onLocale(message.locale)
        if (message.type === 'themeChanged') latest.current.onTheme(message.theme)
        if (message.type === 'kindsChanged') latest.current.onKinds(message.kinds)
      },
    })
    connecting.then(
      link => setHost({ status: 'connected', link }),
      (error: unknown) => setHost({ status: isRefusal(error) ? 'refused' : 'alone' }),
    )
  }, [address, embedder, peer])
  return host
}

let connecting: Promise<HostLink> | undefined

const isRefusal = (error: unknown) =>
  error instanceof HostRefusedError && error.code === 'origin_not_registered'
