import type { Rail } from '@sixpence/core/transfers'
import { checkPaymentText } from '@sixpence/core/bank-details'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../ui/index.ts'

export interface PlainOfferProps {
  /** The rail whose rules apply; undefined until a way is chosen. */
  rail: Rail | undefined
  text: string
  onTake: (plain: string) => void
}

/** The rails on which banks may only pass on plain letters. */
const PLAIN: readonly (Rail | undefined)[] = ['sepa', 'swift', 'ach', 'fasterPayments']

/** Offers a text in letters that every bank passes on. It never changes the text unasked. */
export function PlainOffer({ rail, text, onTake }: PlainOfferProps) {
  const { t } = useMessages('send-money')
  const checked = checkPaymentText(text)
  if (!PLAIN.includes(rail) || checked.isCarried || checked.plain === '') return null
  const { plain } = checked
  return (
    <p className="sp-plain-offer sp-small">
      {t('plainText', { plain })}{' '}
      <Button variant="link" size="small" onPress={() => onTake(plain)}>
        {t('usePlainCta')}
      </Button>
    </p>
  )
}
