/**
 * Reads a body, and returns undefined as soon as it is larger than that. Nothing else reads input
 * from strangers.
 */
export async function readBytes(
  request: Request,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return undefined
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = request.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > mostBytes) {
      await reader.cancel()
      return undefined
    }
    chunks.push(value)
  }
  return joined(chunks, size)
}

function joined(chunks: readonly Uint8Array<ArrayBuffer>[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
