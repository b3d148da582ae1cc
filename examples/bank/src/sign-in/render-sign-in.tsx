import { browserPlatform } from '@sixpence/core/browser'
import { createSession } from '@sixpence/core/session'
// The browser version opens a port, which keeps a server process running.
import { renderToString } from 'react-dom/server.edge'
import type { Boot } from '../start/boot.ts'
import { SignInApp } from './sign-in-app.tsx'

/** Returns the markup of the sign-in page as the app first draws it. Depends only on `boot`. */
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
