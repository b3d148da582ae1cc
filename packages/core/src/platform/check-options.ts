/**
 * Checks the two options without which nothing works, in programs without types, too.
 *
 * @returns The origin of the bank's address.
 * @throws {TypeError} Names what to change.
 */
export function checkOptions({ api, platform }: { api: string; platform: object }): string {
  const given: unknown = platform
  if (typeof given !== 'object' || given === null) {
    const fault = typeof given === 'function' ? 'is a function: call it' : 'is missing'
    throw new TypeError(
      `\`platform\` ${fault}, e.g. \`platform: browserPlatform()\`, or \`nodePlatform()\` in Node`,
    )
  }
  try {
    const { origin } = new URL(api)
    if (origin.startsWith('http')) return origin
  } catch {
    // Thrown below, as for any other wrong address.
  }
  throw new TypeError(
    `\`api\` must be the bank's address with its scheme, e.g. 'https://api.bank.example', not ${api}`,
  )
}
