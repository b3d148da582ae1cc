import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './app-config.ts'
import { securityHeaders } from './security-headers.ts'

const brands = fileURLToPath(new URL('../../../brands/', import.meta.url))
const policyOf = (env: Record<string, string>) =>
  securityHeaders(readConfig(env, brands))['Content-Security-Policy']

describe('what the server is told of a card vault', () => {
  const vgs = { SIXPENCE_VGS_VAULT_ID: 'tnt1', SIXPENCE_VGS_ENVIRONMENT: 'sandbox' }

  it('goes on to the app, and opens the policy for VGS alone (CARD-016)', () => {
    expect(readConfig(vgs, brands).vgs).toEqual({ vaultId: 'tnt1', environment: 'sandbox' })
    const policy = policyOf(vgs)
    expect(policy).toContain("script-src 'self' https://js.verygoodvault.com;")
    expect(policy).toContain(
      'trusted-types sixpence-batch-worker sixpence-card-vault sixpence-card-collector;',
    )
  })

  it('is nothing by default: cards are shown in the bank’s own frame', () => {
    const policy = policyOf({ SIXPENCE_API: 'https://api.bank.example/v1' })
    expect(policy).toContain('frame-src https://api.bank.example;')
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain('trusted-types sixpence-batch-worker;')
    expect(policy).not.toContain('verygoodvault')
  })

  it.each(Object.keys(vgs))('is refused when %s stands alone', name => {
    expect(() => readConfig({ [name]: 'x' }, brands)).toThrow(ConfigError)
  })
})

describe('what the server is told of a mobile app', () => {
  it('lets that app alone hold the pages in a frame (SHELL-001)', () => {
    const policy = policyOf({ SIXPENCE_SHELL: 'capacitor://localhost' })
    expect(policy).toContain('frame-ancestors capacitor://localhost;')
    expect(policyOf({})).toContain("frame-ancestors 'none';")
  })

  it.each(['https://app.bank.example/path', 'app.bank.example', '*'])(
    'is refused where it is no origin: %s',
    SIXPENCE_SHELL => {
      expect(() => readConfig({ SIXPENCE_SHELL }, brands)).toThrow(ConfigError)
    },
  )
})
