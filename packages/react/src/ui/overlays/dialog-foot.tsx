import type { ReactNode } from 'react'

/**
 * The foot of a dialog, the main button first: it stands at the right, on a phone above the others.
 * It stays visible however long the dialog is. For a dialog whose content has its own form;
 * otherwise the buttons are its `actions`.
 */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <div className="sp-dialog-actions">{children}</div>
)
