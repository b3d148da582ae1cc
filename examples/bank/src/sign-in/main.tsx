import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { openClient } from '../client/open-client.ts'
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
// A mailed secret is for the one screen that it leads to.
forgetAuthSecret()
const bank = openClient(boot.config, boot.brand)
coverAsleep()
markSession(bank.session.session)
const holdBack = createHoldBack()
addEventListener('submit', holdBack.begin)
if (isFormHeld()) holdBack.begin()

// Each step is a task of its own: keys that are pressed meanwhile are heard between them.
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

/** Lets the whole app take the page over, at the address that it has by now. */
function open(): Promise<void> {
  opening ??= load()
  return opening
}

async function load(): Promise<void> {
  const { openApp } = await import('../open-app.tsx')
  await holdBack.over()
  await openApp({ boot, bank, root, holdBack })
}

/** Who has signed in is asked for while the app is being drawn; it asks again for what fails here. */
async function askAhead(): Promise<void> {
  await holdBack.over()
  const guards = await import('../shell/bank-parts.ts')
  await guards.askAhead(bank)
}

/** While somebody types, what they will wait for after the password comes along. */
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
  // What an earlier page left has expired: the form stands, with what is typed in it.
  if (before.status === 'signed_out' && before.because === 'expired') holdBack.begin()
  if (before.status !== 'signed_in') return
  // In another tab, which is news to who signs in here as well.
  if (last.status === 'signed_out') holdBack.end()
  void open()
  askAhead().catch(() => undefined)
})
const { status } = await session.restore()
// Whoever is signed in already goes where they wanted.
if (status === 'signed_in') void open()
else if (!opening) history.replaceState(history.state, '', signInPath(location))
