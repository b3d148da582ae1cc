import type { ServerResponse } from 'node:http'

/** Sets a response's headers, and removes those without a value. */
export function writeHeaders(
  response: ServerResponse,
  headers: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) response.removeHeader(name)
    else response.setHeader(name, value)
  }
}
