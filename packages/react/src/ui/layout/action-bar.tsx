import type { ReactNode } from 'react'
import { useFittingFoot } from './use-fitting-foot.ts'
import { useKeyboardInset } from './use-keyboard-inset.ts'

export interface ActionBarProps {
  /** The name of the sum; read out when the sum comes. */
  label?: string | undefined
  /** The total, shown above the buttons once it is known. */
  sum?: ReactNode
  /** The buttons; the main one comes last. */
  children: ReactNode
}

/**
 * The foot of a task. It stays in reach at the lower edge of a phone, above the host's own foot
 * (`--sp-foot-inset`) and above the keyboard. If it takes more than a quarter of the window, e.g.
 * with very large text, it stands at the end of the task.
 */
export function ActionBar({ label, sum, children }: ActionBarProps) {
  const bar = useKeyboardInset()
  useFittingFoot(bar)
  return (
    <div className="sp-action-bar" ref={bar}>
      {label !== undefined && (
        <p className="sp-action-bar-sum" role="status">
          {sum !== undefined && (
            <>
              <span className="sp-action-bar-label">{label}</span> {sum}
            </>
          )}
        </p>
      )}
      <div className="sp-action-bar-buttons">{children}</div>
    </div>
  )
}
