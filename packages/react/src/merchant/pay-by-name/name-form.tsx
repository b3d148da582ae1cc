import type { PayByNameChange, PayByNameSettings } from '@sixpence/core'
import { useState, type FormEvent } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { Button, ErrorView, Inline, Stack, Switch, TextField, useToast } from '../../ui/index.ts'
import { merchantApi } from '../merchant-api.ts'

interface NameFormProps {
  settings: PayByNameSettings
  /** Is told a new secret, which nobody can show again. */
  onSecret: (secret: string) => void
}

const NAME = /^(?=.{3,32}$)[a-z0-9]+(-[a-z0-9]+)*$/

/** Switches the page on or off, renames it, and makes the secret. */
export function NameForm({ settings, onSecret }: NameFormProps) {
  const { t } = useMessages('saved-buttons')
  const toast = useToast()
  const { write, isPending, failure } = useWrite()
  const [name, setName] = useState(settings.name ?? '')
  const [isTried, setTried] = useState(false)
  const isFaulty = name !== '' && !NAME.test(name)
  const isTaken = failure?.fields.some(({ field }) => field === 'name') === true
  const change = async (input: PayByNameChange) => {
    const done = await write(merchantApi.updatePayByName, input)
    if (!done) return
    setName(done.answer.settings.name ?? '')
    if (done.answer.secret === undefined) toast({ tone: 'positive', text: t('savedToast') })
    else onSecret(done.answer.secret)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (name !== '' && !isFaulty) void change({ name })
  }
  const nameError = isTaken
    ? t('nameTakenError')
    : isTried && isFaulty
      ? t('payNameError')
      : undefined
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <ErrorView failure={isTaken ? undefined : failure} title={t('saveFailedTitle')} />
        <Switch
          isOn={settings.statusId === 'on'}
          onChange={isOn => void change({ statusId: isOn ? 'on' : 'off' })}
        >
          {t('payByNameLabel')}
        </Switch>
        <TextField
          label={t('payNameLabel')}
          description={t('payNameText')}
          name="name"
          autoComplete="off"
          spellCheck={false}
          maxLength={32}
          value={name}
          error={nameError}
          onChange={text => setName(text.toLowerCase())}
        />
        <Inline>
          <Button type="submit" isPending={isPending}>
            {t('saveCta')}
          </Button>
          <Button isDisabled={isPending} onPress={() => void change({ secret: true })}>
            {t(settings.hasSecret ? 'newSecretCta' : 'makeSecretCta')}
          </Button>
        </Inline>
        <p>{t(settings.hasSecret ? 'newSecretText' : 'makeSecretText')}</p>
      </Stack>
    </form>
  )
}
