import type { IpnSettings } from '@sixpence/core'
import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { useToast } from '../../ui/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** Holds the form and saves it. `onSecret` receives the key, the first time. */
export function useIpnSettingsForm(settings: IpnSettings, onSecret: (secret: string) => void) {
  const { t } = useMessages('merchant-api')
  const toast = useToast()
  const [url, setUrl] = useState(settings.notifyUrl ?? '')
  const [isOn, setOn] = useState(settings.statusId === 'on')
  const [which, setWhich] = useState(settings.notifyStatusId)
  const [isTried, setTried] = useState(false)
  const { write, isPending, failure } = useWrite()
  const isMissing = isOn && url.trim() === ''
  const isRefused = failure?.fields.some(({ field }) => field === 'notifyUrl') === true

  async function save() {
    setTried(true)
    if (isMissing || isPending) return
    const done = await write(merchantApi.updateIpnSettings, {
      notifyStatusId: which,
      statusId: isOn ? 'on' : 'off',
      ...(url.trim() !== '' && { notifyUrl: url.trim() }),
    })
    if (!done) return
    // The bank keeps the address even if the field is empty.
    setUrl(done.answer.settings.notifyUrl ?? '')
    toast({ tone: 'positive', text: t('savedToast') })
    if (done.answer.secret !== undefined) onSecret(done.answer.secret)
  }

  return {
    url,
    setUrl,
    urlError: errorOf({ isMissing: isTried && isMissing, isRefused }, t),
    isOn,
    setOn,
    which,
    setWhich,
    isPending,
    /** The field shows an error about the address. */
    failure: isRefused ? undefined : failure,
    save,
  }
}

function errorOf(
  found: { readonly isMissing: boolean; readonly isRefused: boolean },
  t: (key: 'urlMissingError' | 'urlInvalidError') => string,
): string | undefined {
  if (found.isMissing) return t('urlMissingError')
  return found.isRefused ? t('urlInvalidError') : undefined
}
