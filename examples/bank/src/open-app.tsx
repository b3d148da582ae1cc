import '@sixpence/react/styles.css'
import '@sixpence/react/page.css'
import './app.css'
import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { App } from './app.tsx'
import type { Arrival } from './arrival.tsx'
import type { BankClient } from './client/open-bank.ts'
import { wordsIn } from './locale/load-messages.ts'
import { initialLocale } from './locale/locale-choice.ts'
import { createAppRouter } from './routing/router.tsx'
import { followSession } from './session/follow-session.ts'
import type { HoldBack } from './sign-in/hold-back.ts'
import type { Boot } from './start/boot.ts'
import { dropFirstStyle } from './start/first-style.ts'

export interface Opened {
  boot: Boot
  bank: BankClient
  /** Where the app is drawn, in place of what stands there. */
  root: Root
  /** What the address has brought along. */
  arrival?: Arrival | undefined
  /** The sign-in that stands there, in which somebody may be by now. */
  holdBack?: Pick<HoldBack, 'over'> | undefined
}

/** Opens the whole app at the address of the page. */
export async function openApp(opened: Opened): Promise<void> {
  const { boot, bank, root, arrival, holdBack } = opened
  const { brand, config } = boot
  const locale = () => initialLocale(brand.languages, boot.locale)
  const router = createAppRouter({ bank, config, words: wordsIn(locale), locale })
  // Before anybody asks who is here.
  const Notice = await arrival?.settle(bank)
  followSession({ session: bank.session.session, router })
  // The first screen is drawn when it is there: what React has once shown as missing it shows late.
  await router.load()
  // For whoever it is now.
  if (await holdBack?.over()) await router.load()

  const { shell } = config
  // The mobile app around the page, where the server knows of one.
  if (shell !== undefined) {
    void import('./shell/connect-shell.ts').then(({ connectShell }) => connectShell(shell, router))
  }
  dropFirstStyle()
  root.render(
    <StrictMode>
      <App
        bank={bank}
        brand={brand}
        router={router}
        first={locale()}
        notice={Notice && <Notice />}
      />
    </StrictMode>,
  )
}
