import { openClient } from '../client/open-client.ts'
import { initialLocale } from '../locale/locale-choice.ts'
import { markSession } from '../session/mark-session.ts'
import { readBoot } from './boot.ts'

/** What the server has written into this page. */
export const boot = readBoot()

/** The bank of this page, for whichever of its scripts comes first. */
export const bank = openClient(boot.config, boot.brand)

const { session, setLocale } = bank.session
// What is asked before anything is drawn is answered in the language of the page.
setLocale(initialLocale(boot.brand.languages, boot.locale))
markSession(session)
// The token that all calls wait for is on its way while everything else is being loaded. Whether
// somebody is here at all the guard asks as well, and says what is wrong.
if (boot.isReturning) session.accessToken().catch(() => undefined)
