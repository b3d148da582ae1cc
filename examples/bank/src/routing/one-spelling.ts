import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { tidyPath } from './tidy-address.ts'

/** The screen that is about to open. */
export interface Screen {
  /** The path with the names of its parameters. */
  readonly fullPath: string
  readonly params: Readonly<Record<string, unknown>>
}

interface Address {
  location: Pick<ParsedLocation, 'pathname' | 'searchStr' | 'hash'>
  // Its own type is derived from all routes, which are derived from the callers.
  matches: unknown
}

/**
 * Gives the guards the screen that is about to open, so that they judge what really opens, whatever
 * the address looks like. Redirects an address in capitals to the spelling that links use.
 * `tidyAddress` has already removed extra slashes.
 */
export function takeAddress({ location, matches }: Address): { screen: Screen } {
  const screen: unknown = Array.isArray(matches) ? matches.at(-1) : undefined
  if (!isScreen(screen)) throw new TypeError('The router has matched no screen')
  const { fullPath, params } = screen
  // An unknown path has no correct spelling.
  if (fullPath === ANYTHING_ELSE || isSpelledAs(fullPath, location.pathname)) {
    return { screen: { fullPath, params } }
  }
  const href = pathWith(fullPath, params) + location.searchStr
  throw redirect({ href: location.hash ? `${href}#${location.hash}` : href, replace: true })
}

const isScreen = (match: unknown): match is Screen =>
  typeof match === 'object' && match !== null && 'fullPath' in match && 'params' in match

const ANYTHING_ELSE = '/$'

function isSpelledAs(path: string, pathname: string): boolean {
  const [wanted, found] = [path.split('/'), tidyPath(pathname).split('/')]
  return (
    wanted.length === found.length &&
    wanted.every((segment, at) => segment.startsWith('$') || segment === found[at])
  )
}

const pathWith = (path: string, params: Screen['params']): string =>
  path.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
