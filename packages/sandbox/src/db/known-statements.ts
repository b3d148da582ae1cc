import type { PGlite } from '@electric-sql/pglite'

type Ask = PGlite['execProtocolStream']
type Replies = ReturnType<Ask>

/** A statement that the engine has parsed once, under its own name. */
interface Known {
  readonly name: string
  /** The engine's replies to its parsing, by the message that requested it. */
  readonly replies: Map<string, Replies>
}

// There are many statements composed from parts: all are forgotten before they fill the memory.
const MOST = 500

const PARSE = 0x50
const DESCRIBE = 0x44
const BIND = 0x42
const QUERY = 0x51

const KEPT = /^\s*(select|insert|update|delete|with)\b/i
const CHANGES_NO_TABLE = /^\s*(begin|savepoint|release|listen|unlisten|notify|set|lock)\b/i
const ENDS = /^\s*(commit|rollback)\b/i

/**
 * Lets the embedded engine parse each statement once: the next time it gets only the values. Any
 * statement that may change a table makes it forget all of them.
 */
export function keepStatements(pglite: PGlite): void {
  const ask = pglite.execProtocolStream.bind(pglite)
  const known = new Map<string, Known>()
  let current: Known | undefined
  let names = 0

  let isChanged = false

  const forget = async () => {
    const forgotten = [...known.values()]
    known.clear()
    for (const { name } of forgotten) await ask(closing(name), { syncToFs: false })
  }

  // Changes in a transaction are undone with it.
  const forgetIfChanged = async (text: string) => {
    if (CHANGES_NO_TABLE.test(text) || (ENDS.test(text) && !isChanged)) return
    isChanged = !/^\s*(commit|rollback)\s*;?\s*$/i.test(text)
    await forget()
  }

  const parse = async (message: Uint8Array, text: string, options: Parameters<Ask>[1]) => {
    current = undefined
    if (!KEPT.test(text)) {
      await forgetIfChanged(text)
      return ask(message, options)
    }
    current = known.get(text)
    if (current) return []
    if (known.size === MOST) await forget()
    const made = { name: `s${(names += 1)}`, replies: new Map<string, Replies>() }
    const parsed = await ask(inserted(message, HEAD, made.name), options)
    known.set(text, made)
    current = made
    return parsed
  }

  const describe = (message: Uint8Array, of: Known, options: Parameters<Ask>[1]): Replies => {
    const what = String.fromCharCode(message[HEAD] ?? 0)
    const cached = of.replies.get(what)
    if (cached) return cached
    const reply = ask(what === 'S' ? inserted(message, HEAD + 1, of.name) : message, options)
    return reply.then(answer => {
      of.replies.set(what, Promise.resolve(answer))
      return answer
    })
  }

  pglite.execProtocolStream = async (message, options) => {
    const [type] = message
    if (type === PARSE) return parse(message, textAt(message, HEAD + 1), options)
    if (type === QUERY) {
      current = undefined
      await forgetIfChanged(textAt(message, HEAD))
    }
    if (!current) return ask(message, options)
    if (type === DESCRIBE) return describe(message, current, options)
    // The portal has no name, and its end comes before the statement's.
    if (type === BIND) return ask(inserted(message, HEAD + 1, current.name), options)
    return ask(message, options)
  }
}

/** A message's letter and its length. */
const HEAD = 5

const decoder = new TextDecoder()
const textAt = (message: Uint8Array, start: number) =>
  decoder.decode(message.subarray(start, message.indexOf(0, start)))

/** The message with a name where it had an empty one. */
function inserted(message: Uint8Array, at: number, name: string): Uint8Array {
  const bytes = new Uint8Array(message.length + name.length)
  bytes.set(message.subarray(0, at))
  bytes.set(new TextEncoder().encode(name), at)
  bytes.set(message.subarray(at), at + name.length)
  new DataView(bytes.buffer).setInt32(1, bytes.length - 1)
  return bytes
}

/** Ends a statement of this name. */
const closing = (name: string) => inserted(CLOSE_NAMELESS, HEAD + 1, name)
const CLOSE_NAMELESS = Uint8Array.from([0x43, 0, 0, 0, 6, 0x53, 0])
