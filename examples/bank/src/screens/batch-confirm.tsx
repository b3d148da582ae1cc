import { BatchReview } from '@sixpence/react/batches'
import { useMessages } from '@sixpence/react/i18n'
import { useSearch } from '@tanstack/react-router'
import { Screen } from '../shell/screen.tsx'

/** Reviews and submits the draft in the address, then follows its payment. */
export function BatchConfirmScreen() {
  const { t } = useMessages('shell')
  const { batch = '', payment } = useSearch({ strict: false })
  return (
    <Screen title={t('batchConfirmTitle')} isNarrow>
      <BatchReview id={batch} payment={payment} />
    </Screen>
  )
}
