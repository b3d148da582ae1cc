import { useMemo, type ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { AriaLocale } from '../accessibility/aria-locale.tsx'
import { usePressOutside } from '../fields/use-press-outside.ts'
import { usePressableStyle } from '../fields/use-pressable-style.ts'

export interface PopupProps {
  /** The name of the popup for a screen reader. */
  label: string
  /** The button that has opened it: the popup opens beside it, and gives the focus back to it. */
  opener: HTMLElement
  onClose: () => void
  children: ReactNode
}

/**
 * A few controls beside the button that opens them; Escape and a press elsewhere close it. The
 * button itself announces that it opens something, by `aria-haspopup="dialog"` and
 * `aria-expanded`.
 */
export function Popup({ label, opener, onClose, children }: PopupProps) {
  const triggerRef = useMemo(() => ({ current: opener }), [opener])
  const home = opener.closest('dialog, .sp-root')
  usePressableStyle()
  usePressOutside(true, '.sp-popup, [aria-haspopup="dialog"][aria-expanded="true"]', onClose)
  return (
    <AriaLocale>
      <Popover
        className="sp-popup"
        isOpen
        // Not modal: see `Select`.
        isNonModal
        placement="bottom end"
        triggerRef={triggerRef}
        onOpenChange={onClose}
        {...(home && { UNSTABLE_portalContainer: home })}
      >
        <Dialog className="sp-popup-sheet" aria-label={label}>
          {children}
        </Dialog>
      </Popover>
    </AriaLocale>
  )
}
