import type { ReactNode } from 'react'

/**
 * The foot of a dialog, the main button first: it stands at the right, on a phone over the others.
 * It stays in sight however long the dialog is. For a dialog whose content has a form of its own;
 * otherwise the buttons are its `actions`.
 */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <div className="sp-dialog-actions">{children}</div>
)
