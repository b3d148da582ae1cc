/** What a request carries to say who asks: an access token, a merchant's API key (RFC 6750). */
export function bearerToken(request: Request): string | undefined {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
}
