import { setFlagsFromString } from 'node:v8'

// A start runs a little of everything in the embedded database once. V8 takes functions that run
// twice for hot and keeps all cores busy optimizing them for longer than the start itself, while
// the starting thread waits. Functions that stay in use are still optimized.
const BYTES_RUN_UNTIL_HOT = 1_000_000_000

let isSet = false

/** Makes V8 optimize WebAssembly loaded from now on only where it is used a lot, not at once. */
export function optimizeLater(): void {
  if (isSet) return
  isSet = true
  setFlagsFromString(`--wasm-tiering-budget=${BYTES_RUN_UNTIL_HOT}`)
}
