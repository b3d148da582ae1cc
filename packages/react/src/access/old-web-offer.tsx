import { factsOf, offersOldWeb } from '@sixpence/core/start'
import { useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Alert, Button, ExternalLink, useHiddenLoading } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { useStartInfo } from '../start/index.ts'

/** Offers the bank's earlier website to customers who may still use it. Can be dismissed. */
export const OldWebOffer = hosted('OldWebOffer', OldWebOfferContent)

function OldWebOfferContent() {
  const { t } = useMessages('access')
  const task = useStartInfo()
  const { data: info } = task
  useHiddenLoading(task)
  const [isDismissed, setDismissed] = useState(false)
  const url = info?.customer?.oldWebUrl
  if (!info || url === undefined || isDismissed) return null
  const facts = factsOf(info, { hasChosen: false, hasInitialPath: false })
  if (!offersOldWeb({ ...facts, hasOldWeb: true }).result) return null
  return (
    <Alert
      tone="info"
      announce="never"
      title={t('oldWebTitle')}
      actions={
        <>
          <ExternalLink href={url}>{t('oldWebLink')}</ExternalLink>
          <Button size="small" variant="quiet" onPress={() => setDismissed(true)}>
            {t('notNowCta')}
          </Button>
        </>
      }
    >
      {t('oldWebText')}
    </Alert>
  )
}
