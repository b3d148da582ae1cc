import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button, Icon, Popup } from '../../ui/index.ts'

interface RowMenuProps {
  /** The name of the row's item. */
  name: string
  actions: readonly { readonly label: string; readonly onPress: () => void }[]
}

/** A menu with the actions of a row. */
export function RowMenu({ name, actions }: RowMenuProps) {
  const { t } = useMessages('merchant-api')
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        ref={setOpener}
        type="button"
        className="sp-row-menu"
        aria-label={t('rowMenuLabel', { name })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" />
      </button>
      {isOpen && opener && (
        <Popup label={name} opener={opener} onClose={close}>
          <ul className="sp-row-menu-actions">
            {actions.map(({ label, onPress }) => (
              <li key={label}>
                <Button
                  variant="quiet"
                  isWide
                  onPress={() => {
                    close()
                    // The dialog that opens next returns the focus to here.
                    opener.focus()
                    onPress()
                  }}
                >
                  {label}
                </Button>
              </li>
            ))}
          </ul>
        </Popup>
      )}
    </>
  )
}
