import { PAY_NAME, PAY_NAME_FIELDS } from '@sixpence/core/checkouts'
import type { PayByNameChange, PayByNameSettings } from '@sixpence/core/merchant'
import { refusalOf, useForm } from '../forms/index.ts'
import { useMessages } from '../i18n/index.ts'
import { useWrite } from '../store/index.ts'
import { useToast } from '../ui/index.ts'
import { payByNameApi } from './pay-by-name-api.ts'

/** Holds the form for the name, and changes the settings. */
export function useNameForm(settings: PayByNameSettings, onSecret: (secret: string) => void) {
  const { t } = useMessages('saved-buttons')
  const toast = useToast()
  const { write, ...attempt } = useWrite()
  const change = async (input: PayByNameChange) => {
    const done = await write(payByNameApi.updatePayByName, input)
    if (!done) return
    if (done.answer.secret === undefined) toast({ tone: 'positive', text: t('savedToast') })
    else onSecret(done.answer.secret)
  }
  const form = useForm(PAY_NAME_FIELDS, {
    attempt,
    initial: { name: settings.name ?? '' },
    check: ({ name }) => ({ name: PAY_NAME.test(name) ? undefined : t('payNameError') }),
    send: change,
  })
  const tooOften = refusalOf('nameTooOften', attempt.error)
  const isNoMerchant = refusalOf('notMerchant', attempt.error) !== undefined
  const field = form.field('name', { missing: t('payNameError'), refused: t('nameTakenError') })
  return {
    ...form,
    name: {
      ...field,
      error: field.error ?? tooOften,
      onChange: (text: string) => {
        form.clear()
        field.onChange(text.toLowerCase())
      },
    },
    isNoMerchant,
    /** The failure, unless the form has its own text for it. */
    failure: isNoMerchant || tooOften !== undefined ? undefined : form.error,
    switchTo: (isOn: boolean) => change({ statusId: isOn ? 'on' : 'off' }),
    /** Creates the first secret. */
    makeSecret: () => change({ secret: true }),
  }
}
