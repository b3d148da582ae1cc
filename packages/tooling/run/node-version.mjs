/** The message for a Node that is too old, or nothing. */
export function nodeFault(current = process.versions.node) {
  const [major, minor] = current.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return undefined
  return `Node 20.19 or newer is needed, this is ${current}. Install a newer one from https://nodejs.org.`
}
