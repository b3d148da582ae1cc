import { createRoot } from 'react-dom/client'
import { openClient } from './client/open-client.ts'
import { giveWords } from './locale/load-messages.ts'
import { openApp } from './open-app.tsx'
import { tidyAddress } from './routing/tidy-address.ts'
import { takeCheckLink } from './session/check-link.ts'
import { markSession } from './session/mark-session.ts'
import { coverAsleep } from './shell/cover-asleep.ts'
import { readBoot } from './start/boot.ts'

takeCheckLink()
tidyAddress()
// Most addresses bring nothing along.
const arrival = location.search ? (await import('./arrival.tsx')).takeArrival() : undefined

const boot = readBoot()
giveWords(boot)
const bank = openClient(boot.config, boot.brand)
coverAsleep()
markSession(bank.session.session)

const element = document.getElementById('root')
if (!element) throw new Error('The page has no #root element')
await openApp({ boot, bank, arrival, root: createRoot(element) })
