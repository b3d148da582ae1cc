import type { Sixpence } from '@sixpence/core'
import type { Brand } from '@sixpence/core/brand'
import { intlLocale, type Locale } from '@sixpence/core/locale'
import { SixpenceProvider } from '@sixpence/react/provider'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import type { AppConfig } from './app-config.ts'
import { linkTo } from './destinations.ts'
import { loadMessages } from './load-messages.ts'
import { initialLocale, rememberLocale } from './locale-choice.ts'
import { createAppRouter } from './router.tsx'
import { LocaleChoice } from './shell/locale-choice-context.ts'

export interface AppProps {
  sixpence: Sixpence
  brand: Brand
  config: AppConfig
}

/** The whole app: one bank, one brand, one language at a time. */
export function App({ sixpence, brand, config }: AppProps) {
  const [locale, setLocale] = useState(() => initialLocale(brand.languages))
  const [router] = useState(() => createAppRouter({ sixpence, config }))

  useEffect(() => {
    sixpence.setLocale(locale)
    document.documentElement.lang = intlLocale(locale)
  }, [sixpence, locale])

  // A session that ends, here or in another tab, sends every guarded screen through its guard.
  useEffect(() => sixpence.session.subscribe(() => void router.invalidate()), [sixpence, router])

  const localeChoice = useMemo(
    () => ({
      offered: brand.languages,
      choose: (chosen: Locale) => {
        rememberLocale(chosen)
        setLocale(chosen)
      },
    }),
    [brand],
  )

  return (
    <SixpenceProvider
      sixpence={sixpence}
      brand={brand}
      locale={locale}
      loadMessages={loadMessages}
      onNavigate={destination => void router.navigate(linkTo(destination))}
    >
      <LocaleChoice value={localeChoice}>
        <RouterProvider router={router} />
      </LocaleChoice>
    </SixpenceProvider>
  )
}
