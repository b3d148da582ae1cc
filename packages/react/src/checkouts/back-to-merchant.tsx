import { useMessages } from '../i18n/index.ts'
import { useNavigateTo } from '../provider/index.ts'
import { Button } from '../ui/index.ts'

/** A button that leads back to the merchant. */
export function BackToMerchant({ name }: { name: string }) {
  const { t } = useMessages('checkouts')
  const navigateTo = useNavigateTo()
  return (
    <Button isWide onPress={() => navigateTo({ to: 'merchant' })}>
      {t('backCta', { name })}
    </Button>
  )
}
