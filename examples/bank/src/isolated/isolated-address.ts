/** What the app hands over to an isolated page. */
export type HandedOver = Readonly<Record<string, string>>

/** The address of an isolated page. What it is handed is never sent to a server. */
export const isolatedAddress = (origin: string, path: string, handed: HandedOver): string =>
  `${origin}${path}#${new URLSearchParams(handed).toString()}`

/**
 * Reads what the app has handed over, and takes it out of the address and of the history entry.
 * Call it before anything of a provider is loaded: providers send the address on.
 */
export function takeHandedOver({ location, history }: Window = window): HandedOver {
  const handed = Object.fromEntries(new URLSearchParams(location.hash.slice(1)))
  history.replaceState(null, '', location.pathname)
  return handed
}

/** A page of the app to go back to: never another site's. */
export function wayBack(app: string, path: string | undefined): string {
  const url = URL.canParse(path ?? '', app) ? new URL(path ?? '', app) : undefined
  return url && url.origin === app ? url.href : `${app}/`
}
