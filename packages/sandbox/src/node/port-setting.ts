/**
 * Reads a port from the environment.
 *
 * @throws {Error} With a readable message if the setting isn't a port.
 */
export function portSetting(
  env: Readonly<Record<string, string | undefined>>,
  variable: string,
  standard: number,
): number {
  const text = env[variable]
  if (text === undefined || text === '') return standard
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new Error(`${variable} is "${text}", which is no port. Set it to a number up to 65535.`)
}
