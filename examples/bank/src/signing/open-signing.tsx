import '@sixpence/react/styles.css'
import '@sixpence/react/page.css'
import './signing.css'
import type { Brand } from '@sixpence/core/brand'
import { MessagesProvider } from '@sixpence/react/i18n'
import { helloSignSigner } from '@sixpence/react/signatures'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadJson } from '../app-config.ts'
import { type HandedOver, wayBack } from '../isolated/isolated-address.ts'
import type { IsolatedConfig } from '../isolated/isolated-config.ts'
import { loadMessages, preload } from '../locale/load-messages.ts'
import { initialLocale } from '../locale/locale-choice.ts'
import { showLanguage } from '../locale/show-language.ts'
import { signDataIn } from './signing-address.ts'
import { SigningPage } from './signing-page.tsx'

/** Shows the papers handed over to be signed. */
export async function openSigning(handed: HandedOver): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root element')
  const [brand, config] = await Promise.all([
    loadJson<Brand>('/brand/brand.json'),
    loadJson<IsolatedConfig>('/isolated.json'),
  ])
  const locale =
    brand.languages.find(language => language === handed['locale']) ??
    initialLocale(brand.languages)
  showLanguage(locale)
  await preload(locale, ['common', 'signatures'])
  const signer = helloSignSigner({
    load: async () => (await import('hellosign-embedded')).default,
    locale: PROVIDER_LOCALES[locale],
  })
  const back = wayBack(config.app, handed['back'])
  createRoot(root).render(
    <StrictMode>
      <MessagesProvider locale={locale} loadMessages={loadMessages} region={brand.region}>
        <SigningPage
          brand={brand}
          signData={signDataIn(handed)}
          signer={signer}
          onEnd={() => location.replace(back)}
        />
      </MessagesProvider>
    </StrictMode>,
  )
}

/** The provider's names for our languages. */
const PROVIDER_LOCALES: Readonly<Record<string, string | undefined>> = {
  en: 'en-GB',
  es: 'es-ES',
  pt: 'pt-BR',
  ru: 'ru-RU',
  ua: 'uk-UA',
}
