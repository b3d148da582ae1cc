import { setFlagsFromString } from 'node:v8'

// A start runs a little of everything in the embedded database once. V8 takes the functions it
// meets twice for hot ones and keeps all cores busy with optimizing them, for longer than the start
// itself; the thread that starts the bank waits for it. What goes on to be used is optimized still.
const BYTES_RUN_UNTIL_HOT = 1_000_000_000

let isAsked = false

/** Has WebAssembly that is loaded from now on optimized where it is used a lot, and not at once. */
export function optimizeLater(): void {
  if (isAsked) return
  isAsked = true
  setFlagsFromString(`--wasm-tiering-budget=${BYTES_RUN_UNTIL_HOT}`)
}
