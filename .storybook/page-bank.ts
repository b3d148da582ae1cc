// The bank inside the page: one for each page load, reset to its first day between stories.
import dumpUrl from '@sixpence/sandbox/bank.dump.bin?url'
import { createPageSandbox, type Sandbox } from '@sixpence/sandbox/page'
import dataUrl from '#pglite/pglite.data?url'
import wasmUrl from '#pglite/pglite.wasm?url'

let running: Promise<Sandbox> | undefined
let generation = 0
let isUsed = false

/**
 * Resets the page's bank to its first day and returns it. Requests from earlier stories get no
 * answer from now on.
 */
export async function freshBank(): Promise<Pick<Sandbox, 'fetch' | 'control' | 'openSocket'>> {
  generation += 1
  const mine = generation
  const bank = await (running ??= start())
  if (isUsed) await bank.reset()
  isUsed = true
  const whileMine: Sandbox['fetch'] = (input, init) =>
    mine === generation
      ? bank.fetch(input, init)
      : Promise.reject(new TypeError('This story is over'))
  return { fetch: whileMine, control: bank.control, openSocket: bank.openSocket }
}

async function start(): Promise<Sandbox> {
  const [wasm, data, dump] = await Promise.all([
    WebAssembly.compileStreaming(fetch(wasmUrl)),
    bytes(dataUrl),
    bytes(dumpUrl),
  ])
  return createPageSandbox({
    wasm,
    data: new Blob([data]),
    dump: new Uint8Array(dump),
    // A defect of the bank must fail the story that meets it.
    onDefect: ({ cause }) => reportError(cause),
  })
}

async function bytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.arrayBuffer()
}
