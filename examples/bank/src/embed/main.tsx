import '@sixpence/react/styles.css'
import '@sixpence/react/page.css'
import './embed.css'
import type { Brand } from '@sixpence/core/brand'
import { readEmbedAddress } from '@sixpence/embed'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadJson, type AppConfig } from '../app-config.ts'
import { openClient } from '../client/open-client.ts'
import { preload } from '../locale/load-messages.ts'
import { EmbedApp } from './embed-app.tsx'
import { loadOffer, loadPayee } from './paying/load-offer.ts'
import { readAsked } from './paying/asked.ts'
import { firstLocale } from './first-locale.ts'
import { embedPage, roomsOf } from './embed-page.ts'
import { loadEmbedder } from './load-embedder.ts'

const page = embedPage(location.pathname)
const root = document.getElementById('root')
if (!page || !root) throw new Error('This is no page to embed')

const clientKey = new URL(location.href).searchParams.get('client-key') ?? ''
const own = page.kind === 'window' ? page.own : undefined
const asked = readAsked(location.href, own)
const [config, brand, embedder] = await Promise.all([
  loadJson<AppConfig>('/config.json'),
  loadJson<Brand>('/brand/brand.json'),
  own === undefined ? loadEmbedder(clientKey) : { clientKey, name: '', origins: [] },
])
const button =
  asked.buttonId === undefined ? undefined : await loadOffer(config.api, asked.buttonId)
const payee = asked.payName === undefined ? undefined : await loadPayee(config.api, asked.payName)
// A frame has its own session, separate from that of the bank's pages.
const bank = openClient(config, brand, {
  namespace: page.kind === 'frame' ? `${brand.id}-frame` : brand.id,
})

const address = own === undefined ? readEmbedAddress(location.href) : undefined
await preload(firstLocale(address?.locale, brand.languages), roomsOf(page))

createRoot(root).render(
  <StrictMode>
    <EmbedApp
      page={page}
      bank={bank}
      brand={brand}
      embedder={embedder}
      address={address}
      asked={asked}
      button={button}
      payee={payee}
      loadBotCheck={async () => (await import('../client/bot-check.ts')).botCheckOf(config)}
    />
  </StrictMode>,
)
