import type { PayeeByName, ShownButton } from '@sixpence/core/checkouts'
import type { Brand } from '@sixpence/core/brand'
import type { EmbedAddress } from '@sixpence/embed'
import { ErrorBoundary, SixpenceProvider, type Destination } from '@sixpence/react/provider'
import type { LoadBotCheck } from '@sixpence/react/sign-in'
import { useEffect, useState } from 'react'
import { loadMessages } from '../locale/load-messages.ts'
import { showLanguage } from '../locale/show-language.ts'
import type { BankClient } from '../client/open-bank.ts'
import type { EmbedPage } from './embed-page.ts'
import type { EmbedPageProps } from './embed-page-props.ts'
import type { Asked } from './paying/asked.ts'
import type { Embedder } from './embedder.ts'
import { firstLocale } from './first-locale.ts'
import { FramePage } from './frame-page.tsx'
import { homeForTheNext } from './home-for-the-next.ts'
import { Refused } from './refused.tsx'
import { showTheme } from './show-theme.ts'
import { useHost } from './use-host.ts'
import { wayBack } from './way-back.ts'
import { WindowPage } from './window-page.tsx'

export interface EmbedAppProps {
  page: EmbedPage
  bank: BankClient
  brand: Brand
  embedder: Embedder
  address: EmbedAddress | undefined
  asked: Asked
  button: ShownButton | undefined | null
  payee: PayeeByName | undefined | null
  loadBotCheck: LoadBotCheck
}

/** One page of the bank in a third party's page, or in a window that such a page opened. */
export function EmbedApp(props: EmbedAppProps) {
  const { page, bank, brand, embedder, address, loadBotCheck, asked, button, payee } = props
  const isOwnPage = page.kind === 'window' && page.own !== undefined
  const [locale, setLocale] = useState(() => firstLocale(address?.locale, brand.languages))
  const [kinds, setKinds] = useState(address?.kinds ?? '')
  const [destination, go] = useState<Destination>({ to: 'home' })
  const peer = page.kind === 'frame' ? window.parent : (window.opener as Window | null)
  const host = useHost(
    peer,
    { address, embedder },
    {
      onLocale: wished => setLocale(firstLocale(wished, brand.languages)),
      onTheme: showTheme,
      onKinds: setKinds,
    },
  )
  useEffect(() => {
    void bank.session.session.restore()
  }, [bank])
  useEffect(() => homeForTheNext(bank.session.session, go), [bank])
  useEffect(() => {
    showLanguage(locale)
  }, [locale])
  useEffect(() => {
    document.title = brand.projectName
  }, [brand])
  useEffect(() => {
    if (address?.theme) showTheme(address.theme)
  }, [address])

  return (
    <SixpenceProvider
      sixpence={bank.session}
      brand={brand}
      locale={locale}
      loadMessages={loadMessages}
      onNavigate={go}
    >
      <ErrorBoundary>
        <Page
          {...{ page, bank, embedder, host, destination, go, loadBotCheck, locale, kinds }}
          {...{ asked, button, payee, isOwnPage }}
          back={wayBack({ host, address, asked, button })}
        />
      </ErrorBoundary>
    </SixpenceProvider>
  )
}

function Page({ page, ...props }: EmbedPageProps & { page: EmbedPage }) {
  // Without an embedder, only the bank itself may open the page.
  const isNobodys = !props.isOwnPage && props.embedder.origins.length === 0
  const isRefused = props.host.status === 'refused' || isNobodys
  if (isRefused) return <Refused />
  if (page.kind === 'window') return <WindowPage name={page.name} {...props} />
  // A frame without a host stands in a page that may not hold it, or in none.
  if (props.host.status === 'alone') return <Refused />
  return <FramePage name={page.name} {...props} />
}
