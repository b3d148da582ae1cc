import { Worker } from 'node:worker_threads'

/** Shows other processes that this one is alive. */
export interface Heartbeat {
  readonly stop: () => Promise<void>
}

// Runs in its own thread: the embedded database may block the main one for many seconds.
const PROGRAM = `
  const { utimesSync } = require('node:fs')
  const { workerData: { file, everyMs } } = require('node:worker_threads')
  const beating = setInterval(beat, everyMs)
  beat()
  function beat() {
    const now = new Date()
    try { utimesSync(file, now, now) }
    catch (error) { if (error.code === 'ENOENT') clearInterval(beating) }
  }`

/** Touches a file repeatedly until it is stopped or the file is gone. */
export async function startHeartbeat(file: string, everyMs: number): Promise<Heartbeat> {
  const worker = new Worker(PROGRAM, { eval: true, workerData: { file, everyMs } })
  await new Promise((resolve, reject) => {
    worker.once('online', resolve)
    worker.once('error', reject)
  })
  worker.unref()
  return { stop: async () => void (await worker.terminate()) }
}
