/**
 * A port from the environment.
 *
 * @throws {Error} With a message for people when the setting is no port.
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
