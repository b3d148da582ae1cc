// Preloaded into every program that `Processes` starts. Its stdin is a pipe from that process,
// without any data: it closes when that process ends, in whatever way.
const GRACE_MS = 6_000

process.stdin.on('error', end).on('close', end).resume()
process.stdin.unref()

function end() {
  setTimeout(() => process.exit(1), GRACE_MS).unref()
  // The same signal as for stopping, so that programs close their resources. On Windows the program
  // ends immediately.
  process.kill(process.pid, 'SIGTERM')
}
