import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { Icon } from '../icon.tsx'
import { Popup } from './popup.tsx'

export interface RowMenuProps {
  /** The name of the row's item. */
  name: string
  /** The name of the button that opens the menu. */
  label: string
  actions: readonly { readonly label: string; readonly onPress: () => void }[]
}

/** A menu with the actions of a row. */
export function RowMenu({ name, label, actions }: RowMenuProps) {
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        ref={setOpener}
        type="button"
        className="sp-row-menu"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" />
      </button>
      {isOpen && opener && (
        <Popup label={name} opener={opener} onClose={close}>
          <ul className="sp-row-menu-actions">
            {actions.map(action => (
              <li key={action.label}>
                <Button
                  variant="quiet"
                  isWide
                  onPress={() => {
                    close()
                    // The dialog that opens next returns the focus to here.
                    opener.focus()
                    action.onPress()
                  }}
                >
                  {action.label}
                </Button>
              </li>
            ))}
          </ul>
        </Popup>
      )}
    </>
  )
}
