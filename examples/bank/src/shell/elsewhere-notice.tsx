import { useMessages } from '@sixpence/react/i18n'
import { useLocation } from '@tanstack/react-router'

/** Explains why the user was redirected to this screen. Gone with the next one. */
export function ElsewhereNotice() {
  const { t } = useMessages('shell')
  const { isElsewhere } = useLocation().state
  return (
    <div role="status" className="sp-update">
      {isElsewhere && <p className="sp-elsewhere">{t('elsewhereNotice')}</p>}
    </div>
  )
}
