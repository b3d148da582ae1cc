import { refuse } from './refuse.ts'

/** The most a request may hold: 1 MB. */
const MOST_BYTES = 1024 * 1024

/**
 * Reads a body as JSON, and stops reading as soon as it is too large.
 *
 * @throws {Refusal} `TA1` with status 413 for a body above 1 MB, 400 for one that is no JSON
 *   object.
 */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  const value = parse(await readText(request))
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown> // what is left are plain objects
  }
  throw refuse.malformed('The body has to be a JSON object.')
}

/**
 * Reads a body as JSON of any kind; an empty one is an empty object. Throws as
 * {@link readJsonObject}.
 */
export async function readJsonValue(request: Request): Promise<unknown> {
  const text = await readText(request)
  return text.trim() === '' ? {} : parse(text)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refuse.malformed('The body is not JSON.')
  }
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) throw tooLarge()
  if (!request.body) return ''
  const decoder = new TextDecoder()
  const reader = request.body.getReader()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > MOST_BYTES) {
      await reader.cancel()
      throw tooLarge()
    }
    text += decoder.decode(value, { stream: true })
  }
}

const tooLarge = () => refuse.malformed('The body is too large: at most 1 MB is taken.', 413)
