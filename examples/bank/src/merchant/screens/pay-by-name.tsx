import { useMessages } from '@sixpence/react/i18n'
import { PayByName } from '@sixpence/react/pay-by-name'
import { Screen } from '../../shell/screen.tsx'

/** The page under the merchant's short name, and the secret of its links. */
export function PayByNameScreen() {
  const { t } = useMessages('saved-buttons')
  return (
    <Screen title={t('payByNameTitle')} lead={t('payByNameLead')}>
      <PayByName />
    </Screen>
  )
}
