import { useMessages } from '@sixpence/react/i18n'
import { useLocation } from '@tanstack/react-router'

/** Says why somebody is here and not where they wanted to be; gone with the next screen. */
export function ElsewhereNotice() {
  const { t } = useMessages('shell')
  const { isElsewhere } = useLocation().state
  return (
    <div role="status" className="sp-update">
      {isElsewhere && <p className="sp-elsewhere">{t('elsewhereNotice')}</p>}
    </div>
  )
}
