import { useMessages } from '@sixpence/react/i18n'
import { Icon } from '@sixpence/react/ui'
import { Link } from '@tanstack/react-router'

/** Leads to what is the person's own, whomever they act for. */
export function SettingsLink() {
  const { t } = useMessages('shell')
  return (
    <Link to="/profile" className="sp-button sp-button-quiet sp-settings-link">
      <Icon name="settings" />
      <span className="sp-button-text">{t('settingsLink')}</span>
    </Link>
  )
}
