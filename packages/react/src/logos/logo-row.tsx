import type { Logo } from '@sixpence/core/merchant'
import { useMessages } from '../i18n/index.ts'
import { Badge, Button, Inline, ListRow } from '../ui/index.ts'

interface LogoRowProps {
  logo: Logo
  mayChange: boolean
  onMakeDefault: () => void
  onEdit: () => void
  onDelete: () => void
}

/** One logo with its actions. */
export function LogoRow({ logo, mayChange, onMakeDefault, onEdit, onDelete }: LogoRowProps) {
  const { t } = useMessages('merchant')
  const { name, isDefault, file } = logo
  return (
    <ListRow
      beside={<img className="sp-logo-picture" src={file} alt="" />}
      title={name}
      description={
        <span className="sp-logo-actions">
          {isDefault && <Badge tone="info">{t('defaultBadge')}</Badge>}
          {mayChange && (
            <Inline>
              {!isDefault && (
                <Button
                  variant="link"
                  aria-label={t('makeDefaultNamedCta', { name })}
                  onPress={onMakeDefault}
                >
                  {t('makeDefaultCta')}
                </Button>
              )}
              <Button variant="link" aria-label={t('editNamedCta', { name })} onPress={onEdit}>
                {t('editCta')}
              </Button>
              <Button variant="link" aria-label={t('deleteNamedCta', { name })} onPress={onDelete}>
                {t('deleteCta')}
              </Button>
            </Inline>
          )}
        </span>
      }
    />
  )
}
