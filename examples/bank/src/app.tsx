import type { Brand } from '@sixpence/core/brand'
import type { Locale } from '@sixpence/core/locale'
import { LazyPart } from '@sixpence/react/provider'
import { RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { BankClient } from './client/open-bank.ts'
import { loadMessages } from './locale/load-messages.ts'
import { Localized } from './locale/localized.tsx'
import type { AppRouter } from './routing/router.tsx'

export interface AppProps {
  bank: BankClient
  brand: Brand
  router: AppRouter
  /** The first language. */
  first: Locale
  /** A notice about something in the address, shown over the first screen. */
  notice: ReactNode
}

/** The whole app: one bank, one brand, one language at a time. */
export function App({ bank, brand, router, first, notice }: AppProps) {
  return (
    <Localized
      sixpence={bank.session}
      brand={brand}
      first={first}
      loadMessages={loadMessages}
      onNavigate={async destination =>
        (await import('./shell/bank-parts.ts')).goTo(router, destination)
      }
    >
      <RouterProvider router={router} />
      {notice && <LazyPart>{notice}</LazyPart>}
    </Localized>
  )
}
