import '@sixpence/react/styles.css'
import './app.css'
import { browserPlatform } from '@sixpence/core/browser'
import type { Brand } from '@sixpence/core/brand'
import { createSession } from '@sixpence/core/session'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { loadJson, type AppConfig } from './app-config.ts'

// The server has checked the brand before it serves it.
const [config, brand] = await Promise.all([
  loadJson<AppConfig>('/config.json'),
  loadJson<Brand>('/brand/brand.json'),
])
const options = {
  api: config.api,
  platform: browserPlatform(),
  namespace: brand.id,
  idleLimitMs: brand.idleLimitMs,
}
const door = createSession(options)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element')
createRoot(root).render(
  <StrictMode>
    <App bank={{ door, options, realtime: config.realtime }} brand={brand} config={config} />
  </StrictMode>,
)
