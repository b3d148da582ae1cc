import '@sixpence/react/styles.css'
import '@sixpence/react/page.css'
import './camera.css'
import type { Brand } from '@sixpence/core/brand'
import { MessagesProvider } from '@sixpence/react/i18n'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadJson } from '../app-config.ts'
import { awaitQuestion } from '../embed/window-channel.ts'
import { loadMessages, preload } from '../locale/load-messages.ts'
import { initialLocale } from '../locale/locale-choice.ts'
import { showLanguage } from '../locale/show-language.ts'
import type { CameraQuestion } from './camera-question.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element')

const [brand, question, { CameraPage }] = await Promise.all([
  loadJson<Brand>('/brand/brand.json'),
  awaitQuestion<CameraQuestion>(),
  import('./camera-page.tsx'),
])
const locale = initialLocale(brand.languages)
showLanguage(locale)
await preload(locale, ['common', 'camera'])

createRoot(root).render(
  <StrictMode>
    <MessagesProvider locale={locale} loadMessages={loadMessages} region={brand.region}>
      <CameraPage brand={brand} question={question} />
    </MessagesProvider>
  </StrictMode>,
)
