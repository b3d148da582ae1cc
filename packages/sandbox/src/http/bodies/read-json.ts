import { refuse } from '../refuse.ts'
import { parseJson } from './parse-json.ts'
import { readBytes } from './read-bytes.ts'

/** The largest request: 1 MB. */
const MOST_BYTES = 1024 * 1024

/**
 * Reads a body as JSON, and stops reading as soon as it is too large.
 *
 * @throws {Refusal} `TA1` with status 413 for a body above 1 MB, 400 for one that isn't a JSON
 *   object or is nested too deeply.
 */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  return asObject(parseJson(await readText(request)))
}

/**
 * Reads a body as JSON of any kind; an empty one becomes an empty object. Throws like
 * {@link readJsonObject}.
 */
export async function readJsonValue(request: Request): Promise<unknown> {
  const text = await readText(request)
  return text.trim() === '' ? {} : parseJson(text)
}

/** @throws {Refusal} `TA1` for any other value. */
export function asObject(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown> // only plain objects are left
  }
  throw refuse.malformed('The body has to be a JSON object.')
}

async function readText(request: Request): Promise<string> {
  const bytes = await readBytes(request, MOST_BYTES)
  if (!bytes) throw refuse.malformed('The body is too large: at most 1 MB is taken.', 413)
  return new TextDecoder().decode(bytes)
}
