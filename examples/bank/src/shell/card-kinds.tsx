import { transfers } from '@sixpence/core/transfers'
import { useAccess } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { Link } from '@tanstack/react-router'

/**
 * Links between the lists of cards. Lists other banks' cards only for users who may pay out to
 * them.
 */
export function CardKinds() {
  const { t } = useMessages('cards')
  const { t: tExternal } = useMessages('external-cards')
  const { mayCall } = useAccess()
  return (
    <nav className="sp-card-kinds" aria-label={t('kindsLabel')}>
      <Link to="/cards/physical" className="sp-tab">
        {t('physicalTab')}
      </Link>
      <Link to="/cards/virtual" className="sp-tab">
        {t('virtualTab')}
      </Link>
      {mayCall(transfers.calls.addExternalCard) && (
        <Link to="/cards/payouts" className="sp-tab">
          {tExternal('otherBanksTab')}
        </Link>
      )}
    </nav>
  )
}
