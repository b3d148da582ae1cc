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
  /** The root to draw the app into, replacing its content. */
  root: Root
  /** The values from the address. */
  arrival?: Arrival | undefined
  /** The sign-in on this page, where somebody may have signed in by now. */
  holdBack?: Pick<HoldBack, 'over'> | undefined
}

/** Opens the whole app at the page's address. */
export async function openApp(opened: Opened): Promise<void> {
  const { boot, bank, root, arrival, holdBack } = opened
  const { brand, config } = boot
  const locale = () => initialLocale(brand.languages, boot.locale)
  const router = createAppRouter({ bank, config, words: wordsIn(locale), locale })
  // Before anything requests who is signed in.
  const Notice = await arrival?.settle(bank)
  followSession({ session: bank.session.session, router })
  // The first screen is drawn only when loaded, because React shows a part late once it was
  // missing.
  await router.load()
  // Again for the user who has just signed in.
  if (await holdBack?.over()) await router.load()

  const { shell } = config
  // Only if the server names a mobile app around the page.
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
