import type { IpnSettings } from '@sixpence/core'
import { useState, type FormEvent } from 'react'
import { focusFirstFault } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import {
  Button,
  Card,
  Checkbox,
  ErrorView,
  RadioGroup,
  Stack,
  TextField,
  useToast,
} from '../../ui/index.ts'
import { merchantApi } from '../merchant-api.ts'

interface IpnSettingsFormProps {
  settings: IpnSettings
  /** With the key, the first time. */
  onSecret: (secret: string) => void
}

/** Where notifications go, and of which payments they are. */
export function IpnSettingsForm({ settings, onSecret }: IpnSettingsFormProps) {
  const { t } = useMessages('merchant-api')
  const toast = useToast()
  const [url, setUrl] = useState(settings.notifyUrl ?? '')
  const [isOn, setOn] = useState(settings.statusId === 'on')
  const [which, setWhich] = useState(settings.notifyStatusId)
  const [isTried, setTried] = useState(false)
  const { write, isPending, failure } = useWrite()
  const isMissing = isOn && url.trim() === ''
  const isRefused = failure?.fields.some(({ field }) => field === 'notifyUrl') === true

  async function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isMissing) focusFirstFault(event.currentTarget)
    if (isMissing || isPending) return
    const done = await write(merchantApi.updateIpnSettings, {
      notifyStatusId: which,
      statusId: isOn ? 'on' : 'off',
      ...(url.trim() !== '' && { notifyUrl: url.trim() }),
    })
    if (!done) return
    // An address that was cleared is kept by the bank.
    setUrl(done.answer.settings.notifyUrl ?? '')
    toast({ tone: 'positive', text: t('savedToast') })
    if (done.answer.secret !== undefined) onSecret(done.answer.secret)
  }

  return (
    <Card>
      <form onSubmit={event => void save(event)} noValidate>
        <Stack gap={4}>
          <ErrorView failure={isRefused ? undefined : failure} title={t('ipnSaveFailedTitle')} />
          <Checkbox isSelected={isOn} onChange={setOn}>
            {t('ipnOnLabel')}
          </Checkbox>
          <TextField
            label={t('urlLabel')}
            description={t('urlText')}
            placeholder="https://"
            maxLength={1000}
            autoComplete="off"
            spellCheck={false}
            value={url}
            error={errorOf({ isMissing: isTried && isMissing, isRefused }, t)}
            onChange={setUrl}
          />
          <RadioGroup
            label={t('ipnWhichLabel')}
            selectedId={which}
            onSelect={setWhich}
            options={[
              { id: 'every', label: t('ipnEveryOption') },
              { id: 'completed', label: t('ipnCompletedOption') },
            ]}
          />
          <Button type="submit" variant="primary" isPending={isPending}>
            {t('saveCta')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}

function errorOf(
  found: { readonly isMissing: boolean; readonly isRefused: boolean },
  t: (key: 'urlMissingError' | 'urlInvalidError') => string,
): string | undefined {
  if (found.isMissing) return t('urlMissingError')
  return found.isRefused ? t('urlInvalidError') : undefined
}
