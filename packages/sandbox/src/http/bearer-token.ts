/** What a request carries to say who asks, and in which scheme (RFC 6750, RFC 9449). */
export interface Authorization {
  readonly scheme: 'Bearer' | 'DPoP'
  readonly value: string
}

/** An access token or a merchant's API key. That a bound token has its proof has been judged before. */
export function bearerToken(request: Request): string | undefined {
  return authorizationOf(request)?.value
}

/** Reads what a request carries to say who asks. */
export function authorizationOf(request: Request): Authorization | undefined {
  const header = request.headers.get('authorization') ?? ''
  const [, scheme = '', value] = /^(Bearer|DPoP) +([\w.~+/-]+=*)$/i.exec(header) ?? []
  if (value === undefined) return undefined
  return { scheme: scheme.toLowerCase() === 'dpop' ? 'DPoP' : 'Bearer', value }
}
