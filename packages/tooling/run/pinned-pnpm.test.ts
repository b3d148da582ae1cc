import { afterEach, expect, it, vi } from 'vitest'
import { childEnvironment } from './pinned-pnpm.mjs'

afterEach(() => vi.unstubAllEnvs())

it('hands on which registry to ask and nothing else of npm', () => {
  vi.stubEnv('npm_config_registry', 'http://registry.example')
  vi.stubEnv('npm_config_loglevel', 'silent')
  const env = childEnvironment({ MORE: '1' })
  expect(env).toMatchObject({
    npm_config_registry: 'http://registry.example',
    pnpm_config_registry: 'http://registry.example',
    MORE: '1',
  })
  expect(env).not.toHaveProperty('npm_config_loglevel')
})
