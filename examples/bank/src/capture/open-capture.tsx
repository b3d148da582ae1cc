import '@sixpence/react/styles.css'
import '@sixpence/react/page.css'
import '../camera/camera.css'
import type { Brand } from '@sixpence/core/brand'
import { isLocale } from '@sixpence/core/locale'
import { MessagesProvider } from '@sixpence/react/i18n'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadJson } from '../app-config.ts'
import { wayBack, type HandedOver } from '../isolated/isolated-address.ts'
import type { IsolatedConfig } from '../isolated/isolated-config.ts'
import { loadMessages, preload } from '../locale/load-messages.ts'
import { initialLocale } from '../locale/locale-choice.ts'
import { showLanguage } from '../locale/show-language.ts'
import { CapturePage } from './capture-page.tsx'

/** Shows the capture. Goes back to the app if there is nothing to capture. */
export async function openCapture(handed: HandedOver): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root element')
  const [brand, { app, onfido }] = await Promise.all([
    loadJson<Brand>('/brand/brand.json'),
    loadJson<IsolatedConfig>('/isolated.json'),
  ])
  const { sdkToken, workflowRunId } = handed
  const goTo = (path: string | undefined) => location.replace(wayBack(app, path))
  // After a reload, the handed-over values are gone.
  if (!onfido || !sdkToken || !workflowRunId) return goTo(handed['other'])
  const locale = isLocale(handed['locale']) ? handed['locale'] : initialLocale(brand.languages)
  showLanguage(locale)
  await preload(locale, ['common', 'identity-check'])
  createRoot(root).render(
    <StrictMode>
      <MessagesProvider locale={locale} loadMessages={loadMessages} region={brand.region}>
        <CapturePage
          brand={brand}
          onfido={onfido}
          request={{ sdkToken, workflowRunId, locale }}
          ways={handed}
          goTo={goTo}
        />
      </MessagesProvider>
    </StrictMode>,
  )
}
