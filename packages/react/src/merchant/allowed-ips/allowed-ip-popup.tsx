import type { AllowedIp } from '@sixpence/core'
import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { Alert, FormPopup, RequiredField, TextField, useToast } from '../../ui/index.ts'
import { merchantApi } from '../merchant-api.ts'

interface AllowedIpPopupProps {
  /** The range to change; without it, a new one is added. */
  range?: AllowedIp
  onClose: () => void
}

/** A dialog that adds or changes a range of IP addresses. It shows the bank's objections as well. */
export function AllowedIpPopup({ range, onClose }: AllowedIpPopupProps) {
  const { t } = useMessages('merchant-api')
  const [typed, setTyped] = useState(range ? typedOf(range) : NOTHING)
  const [isTried, setTried] = useState(false)
  const toast = useToast()
  const { write, isPending, failure, clear } = useWrite()

  async function submit() {
    setTried(true)
    const asked = rangeOf(typed)
    const isFaulty = asked.name === '' || asked.ipFrom === ''
    if (isFaulty || isPending) return
    const done = range
      ? await write(merchantApi.updateAllowedIp, { id: range.id, ...asked })
      : await write(merchantApi.createAllowedIp, { ...asked, enabled: true })
    if (!done) return
    onClose()
    toast({ tone: 'positive', text: t('savedToast') })
  }

  return (
    <FormPopup
      title={t(range ? 'editIpTitle' : 'addIpCta')}
      submitText={t(range ? 'saveCta' : 'addIpCta')}
      cancelText={t('cancelCta')}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
      failed={{ failure, forget: clear }}
    >
      <RequiredField
        label={t('nameLabel')}
        maxLength={100}
        value={typed.name}
        isTried={isTried}
        missingText={t('nameMissingError')}
        onChange={name => setTyped({ ...typed, name })}
      />
      <RequiredField
        label={t('ipFromLabel')}
        maxLength={64}
        spellCheck={false}
        value={typed.ipFrom}
        isTried={isTried}
        missingText={t('ipMissingError')}
        onChange={ipFrom => setTyped({ ...typed, ipFrom })}
      />
      <TextField
        label={t('ipToLabel')}
        description={t('ipToText')}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        value={typed.ipTo}
        onChange={ipTo => setTyped({ ...typed, ipTo })}
      />
      {!range && (
        <Alert tone="info" announce="never">
          {t('ipOnText')}
        </Alert>
      )}
    </FormPopup>
  )
}

interface Typed {
  readonly name: string
  readonly ipFrom: string
  readonly ipTo: string
}

const NOTHING: Typed = { name: '', ipFrom: '', ipTo: '' }

const typedOf = ({ name, ipFrom, ipTo }: AllowedIp): Typed => ({
  name,
  ipFrom,
  ipTo: ipTo === ipFrom ? '' : ipTo,
})

/** A single address is a range that ends where it starts. */
function rangeOf({ name, ipFrom, ipTo }: Typed) {
  const from = ipFrom.trim()
  return { name: name.trim(), ipFrom: from, ipTo: ipTo.trim() || from }
}
