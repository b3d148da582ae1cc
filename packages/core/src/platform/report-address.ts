const reported = new Set<string>()

type Address = Parameters<typeof fetch>[0]

/** Reports, once, that a web server answers at the bank's address, e.g. the page's own. */
export function reportPage(address: Address): void {
  const origin = originOf(address)
  if (isFirst(origin)) report(origin, 'answers with a web page instead of JSON')
}

/**
 * Reports, once, why a request failed, which browsers don't: nothing answers there, or something
 * that doesn't expect requests of this page.
 */
export async function reportFailure(address: Address): Promise<void> {
  const origin = originOf(address)
  if (!isFirst(origin)) return
  const isThere = await fetch(origin, { mode: 'no-cors', credentials: 'omit' }).then(
    () => true,
    () => false,
  )
  report(
    origin,
    isThere ? `lets no page of ${location.origin} read its answer` : 'gives this page no answer',
  )
}

const originOf = (address: Address) =>
  new URL(address instanceof Request ? address.url : address).origin

function isFirst(origin: string): boolean {
  return !reported.has(origin) && reported.add(origin).has(origin)
}

function report(origin: string, fault: string): void {
  console.error(`Sixpence: ${origin} ${fault}. Check that \`api\` is the address of the bank.`)
}
