import { useMessages } from '@sixpence/react/i18n'
import { Logos } from '@sixpence/react/logos'
import { Screen } from '../../shell/screen.tsx'

/** The logos that payers see. */
export function LogosScreen() {
  const { t } = useMessages('merchant')
  return (
    <Screen title={t('logosTitle')} lead={t('logosLead')}>
      <Logos />
    </Screen>
  )
}
