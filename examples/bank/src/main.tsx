import '@sixpence/react/styles.css'
import './app.css'
import { createSixpence } from '@sixpence/core'
import { parseBrand } from '@sixpence/core/brand'
import { browserPlatform } from '@sixpence/core/browser'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { loadJson, type AppConfig } from './app-config.ts'

const [config, brandFile] = await Promise.all([
  loadJson<AppConfig>('/config.json'),
  loadJson<unknown>('/brand/brand.json'),
])
const brand = parseBrand(brandFile)
const sixpence = createSixpence({
  api: config.api,
  realtime: config.realtime,
  platform: browserPlatform(),
  namespace: brand.id,
  idleLimitMs: brand.idleLimitMs,
})

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element')
createRoot(root).render(
  <StrictMode>
    <App sixpence={sixpence} brand={brand} config={config} />
  </StrictMode>,
)
