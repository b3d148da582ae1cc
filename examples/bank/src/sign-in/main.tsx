import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { openClient } from '../client/open-client.ts'
import { startBatchWorker } from '../client/start-batch-worker.ts'
import { loadMessages, giveWords, wordsIn } from '../locale/load-messages.ts'
import { initialLocale } from '../locale/locale-choice.ts'
import { signInPath } from '../routing/sign-in-path.ts'
import { tidyAddress } from '../routing/tidy-address.ts'
import { forgetAuthSecret } from '../session/auth-secret.ts'
import { markSession } from '../session/mark-session.ts'
import { coverAsleep } from '../shell/cover-asleep.ts'
import { readBoot } from '../start/boot.ts'
import { nextTask } from '../start/next-task.ts'
import { createHoldBack } from './hold-back.ts'
import { SignInApp } from './sign-in-app.tsx'
import { isFormHeld, takeHeldForm } from './take-held-form.ts'

const boot = readBoot()
giveWords(boot)
tidyAddress()
// A mailed secret is only for the screen that it leads to.
forgetAuthSecret()
const bank = openClient(boot.config, boot.brand, { createWorker: startBatchWorker })
coverAsleep()
markSession(bank.session.session)
const holdBack = createHoldBack()
addEventListener('submit', holdBack.begin)
if (isFormHeld()) holdBack.begin()

// Each step is a separate task, so that the browser handles pressed keys in between.
await nextTask()
const element = document.getElementById('root')
if (!element) throw new Error('The page has no #root element')
const root = inPieces(() =>
  hydrateRoot(
    element,
    <SignInApp
      session={bank.session}
      boot={boot}
      loadMessages={loadMessages}
      loadBotCheck={async () => (await import('../client/bot-check.ts')).botCheckOf(boot.config)}
      onBegin={() => void loadAhead()}
      onLeave={path => {
        history.pushState(null, '', path)
        holdBack.end()
        void open()
      }}
      onSignedIn={() => {
        holdBack.end()
        void open()
      }}
      onReady={takeHeldForm}
    />,
  ),
)

let opening: Promise<void> | undefined

/** Lets the whole app take over the page at its current address. */
function open(): Promise<void> {
  opening ??= load()
  return opening
}

async function load(): Promise<void> {
  const { openApp } = await import('../open-app.tsx')
  await holdBack.over()
  await openApp({ boot, bank, root, holdBack })
}

/** Requests who has signed in while the app is being drawn. The app repeats failed requests. */
async function askAhead(): Promise<void> {
  await holdBack.over()
  const guards = await import('../shell/bank-parts.ts')
  await guards.askAhead(bank)
}

/** Loads what is needed after the password while somebody types. */
async function loadAhead(): Promise<void> {
  const words = wordsIn(() => initialLocale(boot.brand.languages, boot.locale))
  const { loadAhead: load } = await import('../routing/loading/load-ahead.ts')
  await load(
    words,
    () => import('../open-app.tsx'),
    async () => (await import('../client/open-bank.ts')).openBank(bank),
  )
}

/** Draws in pieces, for the same reason. */
function inPieces(draw: () => Root): Root {
  let root!: Root
  startTransition(() => {
    root = draw()
  })
  return root
}

const { session } = bank.session
await nextTask()
let before = session.getSnapshot()
session.subscribe(() => {
  const last = before
  before = session.getSnapshot()
  // The earlier session has expired: the form stays, with what is typed in it.
  if (before.status === 'signed_out' && before.because === 'expired') holdBack.begin()
  if (before.status !== 'signed_in') return
  // Signed in from another tab, which also matters to the person signing in here.
  if (last.status === 'signed_out') holdBack.end()
  void open()
  askAhead().catch(() => undefined)
})
const { status } = await session.restore()
// A user who is already signed in goes to where they wanted.
if (status === 'signed_in') void open()
else if (!opening) history.replaceState(history.state, '', signInPath(location))
