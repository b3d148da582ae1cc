import { openClient } from '../client/open-client.ts'
import { startBatchWorker } from '../client/start-batch-worker.ts'
import { initialLocale } from '../locale/locale-choice.ts'
import { markSession } from '../session/mark-session.ts'
import { readBoot } from './boot.ts'

/** The data that the server wrote into this page. */
export const boot = readBoot()

/** The bank of this page, for the first of its scripts that needs it. */
export const bank = openClient(boot.config, boot.brand, { createWorker: startBatchWorker })

const { session, setLocale } = bank.session
// Requests before the first drawing get answers in the page's language.
setLocale(initialLocale(boot.brand.languages, boot.locale))
markSession(session)
// Requests the token for all calls while everything else loads. The guard also checks if somebody
// is signed in, and shows its error.
if (boot.isReturning) session.accessToken().catch(() => undefined)
