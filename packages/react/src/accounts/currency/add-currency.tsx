import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button, Icon, useHiddenLoading, type ButtonProps } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { CurrencyChoice } from './currency-choice.tsx'
import { useAddable } from './use-addable.ts'

export interface AddCurrencyProps extends Pick<ButtonProps, 'variant'> {
  /** The button's text. By default it is "Add a currency". */
  children?: string | undefined
}

/**
 * A button that opens an account in another currency and then shows that account. It is hidden
 * while the customer has an account in every currency. If the list of currencies failed to load,
 * the dialog offers to load it again. Show it only to users who may open accounts: the bank refuses
 * others.
 */
export const AddCurrency = hosted('AddCurrency', AddCurrencyContent)

function AddCurrencyContent({ children, variant }: AddCurrencyProps) {
  const { t } = useMessages('account')
  const [isOpen, setOpen] = useState(false)
  const task = useAddable()
  const { data: currencies, error } = task
  useHiddenLoading(task)
  const isOffered = currencies ? currencies.length > 0 : error !== undefined
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
