const LOADED = Symbol.for('@sixpence/core')

/**
 * Warns developers that two versions of this package are loaded: sessions, payments and domains of
 * one don't fit the other.
 */
export function reportVersion(version: string): void {
  const page = globalThis as { [LOADED]?: string[] }
  const versions = (page[LOADED] ??= [])
  if (versions.includes(version)) return
  versions.push(version)
  if (versions.length === 1) return
  console.warn(
    `Sixpence: @sixpence/core is loaded in the versions ${versions.join(' and ')}: install one of them`,
  )
}
