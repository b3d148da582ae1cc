import { intlLocale } from '@sixpence/core/locale'
import { useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { useFormats, useMessages } from '../i18n/index.ts'
import { Alert } from '../ui/index.ts'
import { BotCheckContext } from './bot-check-context.ts'

/** A form's bot check. */
export interface BotCheck {
  /**
   * The value to send with the form; undefined if the bank needs none, or before the check is
   * passed.
   */
  readonly captcha: string | undefined
  /** True if the form can be sent. */
  readonly isPassed: boolean
  /** The check to render above the form's button. */
  readonly check: ReactNode
  /** Starts a new check. Call it after each failed attempt, because a value works only once. */
  readonly renew: () => void
}

/** Adds the bank's bot check to a form. */
export function useBotCheck(): BotCheck {
  const adapter = useContext(BotCheckContext)
  const [captcha, setCaptcha] = useState<string>()
  const [round, setRound] = useState(0)
  const renew = useCallback(() => {
    setCaptcha(undefined)
    setRound(last => last + 1)
  }, [])
  return {
    captcha,
    isPassed: adapter === undefined || captcha !== undefined,
    check: adapter && <Check key={round} onValue={setCaptcha} />,
    renew,
  }
}

function Check({ onValue }: { onValue: (value: string | undefined) => void }) {
  const { t } = useMessages('bot-check')
  const language = intlLocale(useFormats().locale)
  const adapter = useContext(BotCheckContext)
  const container = useRef<HTMLDivElement>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!adapter || !container.current) return undefined
    // React owns the outer element, the adapter the one inside.
    const element = document.createElement('div')
    container.current.append(element)
    const options = { language, onFailure: () => setFailed(true) }
    const unmount = adapter.mount(element, onValue, options)
    return () => {
      unmount()
      element.remove()
    }
  }, [adapter, language, onValue])
  return (
    <div className="sp-bot-check">
      <div ref={container} />
      <Alert tone="warning">{hasFailed && t('failedText')}</Alert>
    </div>
  )
}
