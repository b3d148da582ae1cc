import { createRoot } from 'react-dom/client'
import { giveWords } from './locale/load-messages.ts'
import { openApp } from './open-app.tsx'
import { tidyAddress } from './routing/tidy-address.ts'
import { takeCheckLink } from './session/check-link.ts'
import { coverAsleep } from './shell/cover-asleep.ts'
import { bank, boot } from './start/client.ts'

takeCheckLink()
tidyAddress()
// Most addresses have no such values.
const arrival = location.search ? (await import('./arrival.tsx')).takeArrival() : undefined

giveWords(boot)
coverAsleep()

const element = document.getElementById('root')
if (!element) throw new Error('The page has no #root element')
await openApp({ boot, bank, arrival, root: createRoot(element) })
