import { createInvoiceLinks } from '@sixpence/core/invoices'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { giveWords, loadMessages } from '../locale/load-messages.ts'
import { initialLocale } from '../locale/locale-choice.ts'
import { signInAddress } from '../routing/sign-in-path.ts'
import { tidyAddress } from '../routing/tidy-address.ts'
import { forgetAuthSecret } from '../session/auth-secret.ts'
import { coverAsleep } from '../shell/cover-asleep.ts'
import { readBoot } from '../start/boot.ts'
import { dropNotice } from '../start/drop-notice.ts'
import { nextTask } from '../start/next-task.ts'
import { askAhead } from './ask-ahead.ts'
import { InvoiceApp } from './invoice-app.tsx'

const boot = readBoot()
giveWords(boot)
tidyAddress()
// A mailed secret is only for the screen that it leads to.
forgetAuthSecret()
coverAsleep()

const { brand, config, locale } = boot
const language = () => initialLocale(brand.languages, locale)
const invoiceSecret = location.pathname.replace(/^.*\//, '')
const links = askAhead(createInvoiceLinks({ api: config.api, language }), invoiceSecret)

// A separate task, so that the browser handles pressed keys first.
await nextTask()
const element = document.getElementById('root')
if (!element) throw new Error('The page has no #root element')
startTransition(() => {
  hydrateRoot(
    element,
    <InvoiceApp
      boot={boot}
      loadMessages={loadMessages}
      links={links}
      invoiceSecret={invoiceSecret}
      onSignIn={() => void signInToPay()}
      onReady={dropNotice}
    />,
  )
})

/** If the file can't be loaded, the customer comes back to this page and presses again. */
async function signInToPay(): Promise<void> {
  const keep = await import('../session/link-to-pay.ts').catch(() => undefined)
  keep?.keepLinkToPay(invoiceSecret)
  location.assign(signInAddress(location))
}
