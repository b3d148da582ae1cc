import type { PayByNameChange, PayByNameSettings } from '@sixpence/core'
import { useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { useWrite } from '../store/index.ts'
import { useToast } from '../ui/index.ts'
import { payByNameApi } from './pay-by-name-api.ts'

const NAME = /^(?=.{3,32}$)[a-z0-9]+(-[a-z0-9]+)*$/

/** Holds the form for the name, and changes the settings. */
export function useNameForm(settings: PayByNameSettings, onSecret: (secret: string) => void) {
  const { t } = useMessages('saved-buttons')
  const toast = useToast()
  const { write, isPending, failure, clear } = useWrite()
  const [typed, setTyped] = useState<string>()
  const [isTried, setTried] = useState(false)
  const name = typed ?? settings.name ?? ''
  const isFaulty = !NAME.test(name)
  const refusal = (field: string) => failure?.fields.find(each => each.field === field)?.message
  const refuses = (field: string) => refusal(field) !== undefined
  const change = async (input: PayByNameChange) => {
    const done = await write(payByNameApi.updatePayByName, input)
    if (!done) return
    // A typed name that wasn't saved stays, whatever else is changed.
    if (input.name !== undefined) setTyped(undefined)
    if (done.answer.secret === undefined) toast({ tone: 'positive', text: t('savedToast') })
    else onSecret(done.answer.secret)
  }
  const refusedName = refuses('name') ? t('nameTakenError') : refusal('nameTooOften')
  const faultyName = isTried && isFaulty ? t('payNameError') : undefined
  return {
    name,
    type: (text: string) => {
      clear()
      setTyped(text.toLowerCase())
    },
    nameError: refusedName ?? faultyName,
    isPending,
    isNoMerchant: refuses('notMerchant'),
    /** The failure, unless the form has its own text for it. */
    failure: refusedName !== undefined || refuses('notMerchant') ? undefined : failure,
    switchTo: (isOn: boolean) => change({ statusId: isOn ? 'on' : 'off' }),
    /** Creates the first secret. */
    makeSecret: () => change({ secret: true }),
    rename: async () => {
      setTried(true)
      if (!isFaulty) await change({ name })
    },
  }
}
