/** A script from another origin. */
export interface OutsideScript {
  readonly address: string
  /** The global name that it defines in the page. */
  readonly leaves: string
  /** The Trusted Types policy that the page has to allow for it. */
  readonly policy: string
  /** The hash published by its maker. */
  readonly integrity?: string | undefined
}

/**
 * Loads it with an element of the page, and returns the global it defines. Rejects if there is
 * none.
 */
export function loadOutsideScript<Left>({
  address,
  leaves,
  policy,
  integrity,
}: OutsideScript): Promise<Left> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.addEventListener('load', () => {
      // The type is its maker's promise.
      const left = Reflect.get(window, leaves) as Left | undefined
      if (left === undefined) reject(new Error(`${address} has left no ${leaves}`))
      else resolve(left)
    })
    script.addEventListener('error', () => reject(new Error(`${address} could not be loaded`)))
    if (integrity !== undefined) {
      script.integrity = integrity
      script.crossOrigin = 'anonymous'
    }
    script.src = trustedAddress(address, policy)
    document.head.append(script)
  })
}

/** Under Trusted Types the address of a script has to come from a policy that the page allows. */
function trustedAddress(address: string, name: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypesFactory }
  if (!trustedTypes) return address
  const policy = trustedTypes.createPolicy(name, {
    createScriptURL: wanted => (wanted === address ? wanted : ''),
  })
  return policy.createScriptURL(address)
}

interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string }
}
