/** The caller's credentials in a request, and their scheme (RFC 6750, RFC 9449). */
export interface Authorization {
  readonly scheme: 'Bearer' | 'DPoP'
  readonly value: string
}

/** An access token or a merchant's API key. A bound token's proof was already checked. */
export function bearerToken(request: Request): string | undefined {
  return authorizationOf(request)?.value
}

/** Reads the caller's credentials from a request. */
export function authorizationOf(request: Request): Authorization | undefined {
  const header = request.headers.get('authorization') ?? ''
  const [, scheme = '', value] = /^(Bearer|DPoP) +([\w.~+/-]+=*)$/i.exec(header) ?? []
  if (value === undefined) return undefined
  return { scheme: scheme.toLowerCase() === 'dpop' ? 'DPoP' : 'Bearer', value }
}
