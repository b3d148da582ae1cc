import { LazyDialog } from '@sixpence/react/provider'
import { useState, type ReactNode } from 'react'

interface Panel {
  readonly opener: HTMLButtonElement
  readonly onClose: () => void
}

interface PanelButtonProps {
  className: string
  /** True if the current screen is one of those in the panel. */
  isCurrent?: boolean
  /** Called when somebody is about to press the button. */
  onAhead?: () => void
  /** Draws the panel, whose code may be loaded only then. */
  renderPanel: (panel: Panel) => ReactNode
  children: ReactNode
}

/** A button of the header that opens and closes a panel below it. */
export function PanelButton(props: PanelButtonProps) {
  const { className, isCurrent = false, onAhead, renderPanel, children } = props
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  return (
    <>
      <button
        ref={setOpener}
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-current={isCurrent || undefined}
        onPointerEnter={onAhead}
        onFocus={onAhead}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen && opener && (
        <LazyDialog onClose={onClose}>{renderPanel({ opener, onClose })}</LazyDialog>
      )}
    </>
  )
}
