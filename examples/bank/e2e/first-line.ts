import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** Waits until a server prints its first line, which it does when ready; throws if it ends before. */
export async function firstLine(server: ChildProcess & { stdout: Readable }): Promise<void> {
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`The server ended with ${String(code)} before it was ready.`)
  })
  await Promise.race([once(createInterface(server.stdout), 'line'), ended])
}
