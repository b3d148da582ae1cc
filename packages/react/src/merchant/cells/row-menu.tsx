import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button, Icon, Popup } from '../../ui/index.ts'

interface RowMenuProps {
  /** What the row is about. */
  name: string
  actions: readonly { readonly label: string; readonly onPress: () => void }[]
}

/** Opens what can be done with a row. */
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
                    // What opens next gives the focus back to where it was.
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
