import { Suspense } from 'react'
import { useMessages } from '../i18n/index.ts'
import { useConnection, type ConnectionState } from './use-connection.ts'

const TEXTS = {
  offline: 'offlineText',
  interrupted: 'interruptedText',
  back: 'backText',
} as const

/** Shows that the connection is lost, and that it is back. The region is there before its message. */
export function ConnectionNotice() {
  const state = useConnection()
  return (
    <div role="status" className="sp-connection">
      <Suspense>{state !== 'connected' && <News state={state} />}</Suspense>
    </div>
  )
}

function News({ state }: { state: Exclude<ConnectionState, 'connected'> }) {
  const { t } = useMessages('notices')
  return <p className={`sp-connection-${state}`}>{t(TEXTS[state])}</p>
}
