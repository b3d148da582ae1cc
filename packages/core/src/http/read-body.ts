import { SixpenceError } from '../errors/index.ts'

const MAX_BYTES = 10 * 1024 * 1024

/** Reads a body as text, like {@link readChunks}. */
export async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  await readChunks(response, chunk => {
    text += decoder.decode(chunk, { stream: true })
  })
  return text + decoder.decode()
}

/** Reads a body as a stream, and stops once it exceeds the size of any answer from a bank. */
export async function readChunks(
  response: Response,
  take: (chunk: Uint8Array<ArrayBuffer>) => void,
  maxBytes = MAX_BYTES,
): Promise<void> {
  const reader = response.body?.getReader()
  if (!reader) return
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    bytes += value.byteLength
    if (bytes > maxBytes) {
      // Not awaited: a peer that never stops may never confirm either.
      reader.cancel().catch(() => undefined)
      throw new SixpenceError('unexpected_answer', 'The answer is too large')
    }
    take(value)
  }
}

const MAY_NAME_PROTOTYPE = /__proto__|\\u00/i

/** Parses JSON; undefined if it is invalid. Omits members named `__proto__`. */
export function parseJson(text: string): { value: unknown } | undefined {
  if (text.trim() === '') return { value: undefined }
  try {
    // A reviver triples the parsing time, so it runs only where it may be needed.
    return { value: JSON.parse(text, MAY_NAME_PROTOTYPE.test(text) ? withoutPrototype : undefined) }
  } catch {
    return undefined
  }
}

function withoutPrototype(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value
}
