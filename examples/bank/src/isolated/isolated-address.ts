/** The values that the app hands over to an isolated page. */
export type HandedOver = Readonly<Record<string, string>>

/** Returns the address of an isolated page. The handed-over values are never sent to a server. */
export const isolatedAddress = (origin: string, path: string, handed: HandedOver): string =>
  `${origin}${path}#${new URLSearchParams(handed).toString()}`

/**
 * Reads the values handed over by the app, and removes them from the address and the history entry.
 * Call it before loading a provider's code, because providers send the address on.
 */
export function takeHandedOver({ location, history }: Window = window): HandedOver {
  const handed = Object.fromEntries(new URLSearchParams(location.hash.slice(1)))
  history.replaceState(null, '', location.pathname)
  return handed
}

/** Returns the address of a page of the app to go back to, never of another site. */
export function wayBack(app: string, path: string | undefined): string {
  const url = URL.canParse(path ?? '', app) ? new URL(path ?? '', app) : undefined
  return url && url.origin === app ? url.href : `${app}/`
}
