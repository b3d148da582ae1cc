import { browserPlatform } from '@sixpence/core/browser'
import { createSession } from '@sixpence/core/session'
// That of browsers opens a port, which keeps a server from ending.
import { renderToString } from 'react-dom/server.edge'
import type { Boot } from '../start/boot.ts'
import { SignInApp } from './sign-in-app.tsx'

/** The markup of the sign-in page, as the app draws it first. Depends on nothing but `boot`. */
export function renderSignIn(boot: Boot): string {
  const session = createSession({ api: boot.config.api, platform: browserPlatform() })
  return renderToString(
    <SignInApp
      session={session}
      boot={boot}
      loadMessages={(_locale, domain) => boot.words[domain] ?? {}}
      onBegin={nothing}
      onLeave={nothing}
    />,
  )
}

const nothing = () => undefined
