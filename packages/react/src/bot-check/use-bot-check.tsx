import { intlLocale } from '@sixpence/core/locale'
import { useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { useFormats, useMessages } from '../i18n/index.ts'
import { Alert } from '../ui/index.ts'
import { BotCheckContext } from './bot-check-context.ts'

/** A form's bot check. */
export interface BotCheck {
  /** What goes along with the form; undefined where the bank wants none, or before it is passed. */
  readonly captcha: string | undefined
  /** Whether the form can go out. */
  readonly isPassed: boolean
  /** To be shown above the form's button. */
  readonly check: ReactNode
  /** Asks anew: a value works once, so after each try that did not succeed. */
  readonly renew: () => void
}

/** Puts the bank's bot check on a form. */
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
  const place = useRef<HTMLDivElement>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!adapter || !place.current) return undefined
    // React keeps the place, the adapter the element inside it.
    const element = document.createElement('div')
    place.current.append(element)
    const options = { language, onFailure: () => setFailed(true) }
    const unmount = adapter.mount(element, onValue, options)
    return () => {
      unmount()
      element.remove()
    }
  }, [adapter, language, onValue])
  return (
    <div className="sp-bot-check">
      <div ref={place} />
      <Alert tone="warning">{hasFailed && t('failedText')}</Alert>
    </div>
  )
}
