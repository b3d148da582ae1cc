import type { ReactNode } from 'react'
import { useFittingFoot } from './use-fitting-foot.ts'
import { useKeyboardInset } from './use-keyboard-inset.ts'

export interface ActionBarProps {
  /** What the sum is; it is heard when the sum comes. */
  label?: string | undefined
  /** The total, shown above the buttons once it is known. */
  sum?: ReactNode
  /** The buttons; what the screen is for comes last. */
  children: ReactNode
}

/**
 * The foot of a task: stays in reach at the lower edge of a phone, above what the host has there
 * (`--sp-foot-inset`) and above the keyboard. Where it takes more than a quarter of the window, as
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
