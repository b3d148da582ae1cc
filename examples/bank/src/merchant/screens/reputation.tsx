import { useMessages } from '@sixpence/react/i18n'
import { Reputation } from '@sixpence/react/reputation'
import { Screen } from '../../shell/screen.tsx'

/** The results of past dealings with an address. */
export function ReputationScreen() {
  const { t } = useMessages('merchant')
  return (
    <Screen title={t('reputationTitle')} lead={t('reputationLead')}>
      <Reputation />
    </Screen>
  )
}
