import { useMessages } from '../i18n/index.ts'
import { useNavigateTo } from '../provider/index.ts'
import { Button } from '../ui/index.ts'

/** Leads back to where the customer came from. */
export function BackToMerchant({ name }: { name: string }) {
  const { t } = useMessages('checkouts')
  const navigateTo = useNavigateTo()
  return (
    <Button isWide onPress={() => navigateTo({ to: 'merchant' })}>
      {t('backCta', { name })}
    </Button>
  )
}
