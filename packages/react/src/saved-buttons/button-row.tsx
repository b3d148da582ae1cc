import type { SavedButton } from '@sixpence/core/merchant'
import { useMessages } from '../i18n/index.ts'
import { Button, Inline, ListRow } from '../ui/index.ts'
import { usePriceText } from './use-price-text.ts'

interface ButtonRowProps {
  button: SavedButton
  mayChange: boolean
  onShare: () => void
  onEdit: () => void
  onDelete: () => void
}

/** One saved button with its actions. */
export function ButtonRow({ button, mayChange, onShare, onEdit, onDelete }: ButtonRowProps) {
  const { t } = useMessages('saved-buttons')
  const priceText = usePriceText()
  const { name } = button
  return (
    <ListRow
      title={name}
      description={
        <span className="sp-saved-button-line">
          {priceText(button)}
          <Inline>
            <Button variant="link" aria-label={t('shareNamedCta', { name })} onPress={onShare}>
              {t('shareCta')}
            </Button>
            {mayChange && (
              <>
                <Button variant="link" aria-label={t('editNamedCta', { name })} onPress={onEdit}>
                  {t('editCta')}
                </Button>
                <Button
                  variant="link"
                  aria-label={t('deleteNamedCta', { name })}
                  onPress={onDelete}
                >
                  {t('deleteCta')}
                </Button>
              </>
            )}
          </Inline>
        </span>
      }
    />
  )
}
