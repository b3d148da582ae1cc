/**
 * Returns the form in which paths are compared: decoded, in lower case, without dot segments,
 * double slashes or a trailing slash. Drops the query and fragment.
 */
export function canonicalPath(path: string): string {
  const segments: string[] = []
  for (const segment of decoded(withoutQuery(path)).split(/[/\\]/)) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment.toLowerCase())
  }
  return `/${segments.join('/')}`
}

const withoutQuery = (path: string): string => path.replace(/[?#].*/s, '')

const decoded = (path: string): string => path.replaceAll(/(?:%[\da-f]{2})+/gi, decodedRun)

function decodedRun(run: string): string {
  try {
    return decodeURIComponent(run)
  } catch {
    return run
  }
}
