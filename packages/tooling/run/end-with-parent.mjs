// Preloaded into every program that `Processes` starts. Its stdin is a pipe from there that nobody
// writes to: it ends when that process does, however it ended.
const GRACE_MS = 6_000

process.stdin.on('error', end).on('close', end).resume()
process.stdin.unref()

function end() {
  setTimeout(() => process.exit(1), GRACE_MS).unref()
  // As if it had been told to stop: programs close what they hold. On Windows it ends at once.
  process.kill(process.pid, 'SIGTERM')
}
