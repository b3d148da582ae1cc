import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Icon } from '../../ui/index.ts'
import { useEnd } from '../detail/use-end.ts'

export interface PinRevealProps {
  pin: string
  /**
   * The id of the text that names the card. Screen readers read it with the button, which takes the
   * focus.
   */
  describedBy?: string | undefined
  /** Called when the time is up or the focus has left: forget the PIN. */
  onGone: () => void
}

/**
 * Shows a PIN while the button is held, by pointer or key. Ends after 30 seconds, and as soon as
 * the focus moves to another field, tab or window.
 */
export function PinReveal({ pin, describedBy, onGone }: PinRevealProps) {
  const { t } = useMessages('cards')
  const [isHeld, setHeld] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { seconds, leave } = useEnd(onGone)
  useEffect(() => button.current?.focus(), [])
  const byKey = (isDown: boolean) => (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    setHeld(isDown)
  }
  return (
    <div className="sp-pin">
      <output className="sp-pin-digits" aria-live="polite">
        {isHeld ? (
          pin
        ) : (
          <>
            <span className="sp-pin-dots" aria-hidden="true" />
            <span className="sp-visually-hidden">{t('pinHiddenLabel')}</span>
          </>
        )}
      </output>
      <button
        ref={button}
        type="button"
        className="sp-button sp-button-primary sp-pin-hold"
        aria-describedby={describedBy}
        onPointerDown={event => {
          event.preventDefault()
          event.currentTarget.focus()
          setHeld(true)
        }}
        onPointerUp={() => setHeld(false)}
        onPointerLeave={() => setHeld(false)}
        onPointerCancel={() => setHeld(false)}
        onContextMenu={event => event.preventDefault()}
        onKeyDown={byKey(true)}
        onKeyUp={byKey(false)}
        onBlur={leave}
      >
        <Icon name="eye" />
        <span className="sp-button-text">{t('holdCta')}</span>
      </button>
      <p className="sp-muted">{t('pinTimeText', { count: seconds })}</p>
    </div>
  )
}
