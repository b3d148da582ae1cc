import { useEffect, useRef, useState } from 'react'
import { BotCheckProvider, useBotCheck, type BotCheckAdapter } from '../bot-check/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Alert, Spinner } from '../ui/index.ts'

/** Loads the bank's bot check if no provider around the form has it. */
export type LoadBotCheck = () => Promise<BotCheckAdapter>

export interface SignInCheckProps {
  load?: LoadBotCheck | undefined
  /** Called once with the check's value. */
  onPassed: (captcha: string) => void
}

/** The bot check of a sign-in that the bank requires before it goes on. */
export function SignInCheck({ load, onPassed }: SignInCheckProps) {
  // The first one: a host may render the form with a new function each time.
  const first = useRef(load)
  const [adapter, setAdapter] = useState<BotCheckAdapter>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isMounted = true
    first.current?.().then(
      loaded => isMounted && setAdapter(loaded),
      () => isMounted && setFailed(true),
    )
    return () => {
      isMounted = false
    }
  }, [])
  if (hasFailed) return <NotThere />
  if (!load) return <Check onPassed={onPassed} />
  if (!adapter) return <Spinner />
  return (
    <BotCheckProvider adapter={adapter}>
      <Check onPassed={onPassed} />
    </BotCheckProvider>
  )
}

function Check({ onPassed }: Pick<SignInCheckProps, 'onPassed'>) {
  const { check, captcha } = useBotCheck()
  const latest = useRef(onPassed)
  useEffect(() => {
    latest.current = onPassed
  }, [onPassed])
  useEffect(() => {
    // A value works once, even if the form changes in the meantime.
    if (captcha !== undefined) latest.current(captcha)
  }, [captcha])
  return check ?? <NotThere />
}

function NotThere() {
  const { t } = useMessages('bot-check')
  return <Alert tone="warning">{t('failedText')}</Alert>
}
