import type { Brand } from '@sixpence/core/brand'
import { loadJson, type AppConfig } from '../src/app-config.ts'
import { openClient } from '../src/client/open-client.ts'
import { markSession } from '../src/session/mark-session.ts'

/** Signs somebody in as the bank's own pages do, and leaves the session to them. */
window.beginSession = async credentials => {
  const [config, brand] = await Promise.all([
    loadJson<AppConfig>('/config.json'),
    loadJson<Brand>('/brand/brand.json'),
  ])
  const { session, signIn } = openClient(config, brand).session
  markSession(session)
  const { status } = await signIn.start(credentials)
  if (status !== 'signedIn') throw new Error(`There is no session yet: ${status}`)
}
