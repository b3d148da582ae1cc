import { Link, useRouteContext, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { SignInPanel } from '../sign-in/sign-in-panel.tsx'

/** The sign-in inside the app, e.g. after signing out. The guard decides where to go next. */
export function LoginScreen() {
  const { why } = useSearch({ from: '/public/login' })
  const { words, config } = useRouteContext({ from: '__root__' })
  const loadAhead = useCallback(
    () =>
      void import('../routing/loading/load-ahead.ts')
        .then(({ loadAhead: load }) => load(words))
        .catch(() => undefined),
    [words],
  )
  return (
    <SignInPanel
      why={why}
      onBegin={loadAhead}
      loadBotCheck={async () => (await import('../client/bot-check.ts')).botCheckOf(config)}
      forgotten={text => (
        <Link to="/account-recovery/$step" params={{ step: 'email' }} className="sp-link">
          {text}
        </Link>
      )}
    />
  )
}
