import type { BegunRun } from './provider-run.ts'

/**
 * Returns a token in the form that the provider's SDK needs, which reads the addresses to call from
 * it. The addresses are those of the stand-in.
 */
export function sdkTokenOf(
  { token, expiresAt }: Pick<BegunRun, 'token' | 'expiresAt'>,
  providerUrl: string,
): string {
  const claims = {
    iss: 'studio',
    sub: 'sandbox',
    jti: token,
    exp: Math.floor(expiresAt.getTime() / 1000),
    payload: { app: 'sandbox', client_uuid: 'sandbox', is_sandbox: true },
    urls: { onfido_api_url: `${providerUrl}/sdk` },
  }
  return ['sandbox', btoa(JSON.stringify(claims)), 'sandbox'].join('.')
}
