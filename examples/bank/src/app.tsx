import type { Brand } from '@sixpence/core/brand'
import { intlLocale, type Locale } from '@sixpence/core/locale'
import { SixpenceProvider } from '@sixpence/react/provider'
import { RouterProvider } from '@tanstack/react-router'
import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { loadMessages } from './locale/load-messages.ts'
import { initialLocale, rememberLocale } from './locale/locale-choice.ts'
import type { BankClient } from './client/open-bank.ts'
import type { AppRouter } from './routing/router.tsx'
import { LocaleChoice } from './shell/locale-choice-context.ts'

export interface AppProps {
  bank: BankClient
  brand: Brand
  router: AppRouter
  /** What the address brought along, over the first screen. */
  notice: ReactNode
}

/** The whole app: one bank, one brand, one language at a time. */
export function App({ bank, brand, router, notice }: AppProps) {
  const [locale, setLocale] = useState(() => initialLocale(brand.languages))

  useEffect(() => {
    document.documentElement.lang = intlLocale(locale)
  }, [locale])

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
      sixpence={bank.session}
      brand={brand}
      locale={locale}
      loadMessages={loadMessages}
      onNavigate={async destination =>
        (await import('./routing/go-to.ts')).goTo(router, destination)
      }
    >
      <LocaleChoice value={localeChoice}>
        <RouterProvider router={router} />
        {notice && <Suspense>{notice}</Suspense>}
      </LocaleChoice>
    </SixpenceProvider>
  )
}
