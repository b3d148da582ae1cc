import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon.tsx'

/** The tone of a message; decides its colour and its icon. */
export type Tone = 'info' | 'positive' | 'warning' | 'negative'

export interface AlertProps {
  tone: Tone
  title?: string | undefined
  /** The message; without one, an empty region announces later messages. */
  children?: ReactNode
  /** Buttons below the text. */
  actions?: ReactNode
  /**
   * `now` interrupts a screen reader, `soon` waits for a pause; use `never` for a message that is
   * on the page from the start. By default `now` for a negative tone, else `soon`.
   */
  announce?: 'now' | 'soon' | 'never' | undefined
}

const ICONS: Record<Tone, IconName> = {
  info: 'info',
  positive: 'check',
  warning: 'warning',
  negative: 'warning',
}

/**
 * A message to the customer. Keep it mounted while it is empty: screen readers announce changes
 * inside a region, not a region that appears.
 */
export function Alert({ tone, title, children, actions, announce }: AlertProps) {
  const isSaying = title !== undefined || isSomething(children)
  return (
    <div {...liveProps(announce ?? (tone === 'negative' ? 'now' : 'soon'))}>
      {isSaying && (
        <div className={`sp-alert sp-alert-${tone}`}>
          <Icon name={ICONS[tone]} />
          <div className="sp-alert-body">
            {title !== undefined && <p className="sp-alert-title">{title}</p>}
            {isSomething(children) && <div className="sp-alert-text">{children}</div>}
            {actions !== undefined && <div className="sp-alert-actions">{actions}</div>}
          </div>
        </div>
      )}
    </div>
  )
}

function isSomething(children: ReactNode): boolean {
  return children !== undefined && children !== null && children !== false && children !== ''
}

function liveProps(announce: 'now' | 'soon' | 'never') {
  if (announce === 'never') return { className: 'sp-live' }
  return { className: 'sp-live', role: announce === 'now' ? 'alert' : 'status' }
}
