import '@sixpence/react/styles.css'
import './app.css'
import type { Brand } from '@sixpence/core/brand'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { loadJson, type AppConfig } from './app-config.ts'
import { wordsIn } from './locale/load-messages.ts'
import { followSession } from './session/follow-session.ts'
import { initialLocale } from './locale/locale-choice.ts'
import { openClient } from './client/open-client.ts'
import { createAppRouter } from './routing/router.tsx'
import { coverAsleep } from './shell/cover-asleep.ts'
import { tidyAddress } from './routing/tidy-address.ts'

tidyAddress()
// Most addresses bring nothing along.
const arrival = location.search ? (await import('./arrival.tsx')).takeArrival() : undefined

// The server has checked the brand before it serves it.
const [config, brand] = await Promise.all([
  loadJson<AppConfig>('/config.json'),
  loadJson<Brand>('/brand/brand.json'),
])
const bank = openClient(config, brand)
coverAsleep()
const words = wordsIn(() => initialLocale(brand.languages))
const router = createAppRouter({ bank, config, words })
// Before anybody asks who is here.
const Notice = await arrival?.settle(bank)
followSession({ session: bank.session.session, router })
// The first screen is drawn when it is there: what React has once shown as missing it shows late.
await router.load()

const { shell } = config
// The mobile app around the page, where the server knows of one.
if (shell !== undefined) {
  void import('./shell/connect-shell.ts').then(({ connectShell }) => connectShell(shell, router))
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element')
createRoot(root).render(
  <StrictMode>
    <App bank={bank} brand={brand} router={router} notice={Notice && <Notice />} />
  </StrictMode>,
)
