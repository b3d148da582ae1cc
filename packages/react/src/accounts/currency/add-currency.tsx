import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button, Icon, type ButtonProps } from '../../ui/index.ts'
import { CurrencyChoice } from './currency-choice.tsx'
import { useAddable } from './use-addable.ts'

export interface AddCurrencyProps extends Pick<ButtonProps, 'variant'> {
  /** What the button says, where that is not to add a currency. */
  children?: string | undefined
}

/**
 * Opens an account in one more currency, and leads to it; nothing while there is an account in
 * each. Which there are is asked again in front of it where the bank has not said. Whom the host
 * shows it to may do so: the bank refuses it to others as well.
 */
export function AddCurrency({ children, variant }: AddCurrencyProps) {
  const { t } = useMessages('account')
  const [isOpen, setOpen] = useState(false)
  const { currencies, failure } = useAddable()
  const isOffered = currencies ? currencies.length > 0 : failure !== undefined
  return (
    <>
      {(isOffered || isOpen) && (
        <Button
          size="small"
          variant={variant}
          icon={<Icon name="plus" />}
          onPress={() => setOpen(true)}
        >
          {children ?? t('addCurrencyCta')}
        </Button>
      )}
      {isOpen && <CurrencyChoice onClose={() => setOpen(false)} />}
    </>
  )
}
