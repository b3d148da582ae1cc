import type { PayByNameSettings } from '@sixpence/core/merchant'
import { useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import {
  Alert,
  Button,
  Card,
  ErrorView,
  Form,
  Inline,
  Stack,
  Switch,
  TextField,
  TitledCard,
} from '../ui/index.ts'
import { payByNameApi } from './pay-by-name-api.ts'
import { NewSecretPopup } from '../secrets/index.ts'
import { useNameForm } from './use-name-form.ts'

interface NameFormProps {
  settings: PayByNameSettings
  /** Called with a new secret, which can't be shown again. */
  onSecret: (secret: string) => void
}

/** Switches the page on or off, renames it, and creates the secret. */
export function NameForm({ settings, onSecret }: NameFormProps) {
  const { t } = useMessages('saved-buttons')
  const form = useNameForm(settings, onSecret)
  return (
    <Stack gap={5}>
      <Card>
        <Form onSubmit={form.submit}>
          <Stack gap={4}>
            <Alert tone="warning">{form.isNoMerchant && t('noMerchantText')}</Alert>
            <ErrorView failure={form.failure} title={t('payByNameSaveFailedTitle')} />
            <Switch isOn={settings.statusId === 'on'} onChange={isOn => void form.switchTo(isOn)}>
              {t('payByNameLabel')}
            </Switch>
            <TextField
              {...form.name}
              label={t('payNameLabel')}
              description={t('payNameText')}
              spellCheck={false}
            />
            <Inline>
              <Button type="submit" variant="primary" isPending={form.isPending}>
                {t('saveCta')}
              </Button>
            </Inline>
          </Stack>
        </Form>
      </Card>
      <Secret form={form} hasSecret={settings.hasSecret} onSecret={onSecret} />
    </Stack>
  )
}

interface SecretProps extends Pick<NameFormProps, 'onSecret'> {
  form: ReturnType<typeof useNameForm>
  hasSecret: boolean
}

/** Creates the first secret at once, and asks before replacing one. */
function Secret({ form, hasSecret, onSecret }: SecretProps) {
  const { t } = useMessages('saved-buttons')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <TitledCard title={t('signedLinksTitle')} text={t('makeSecretText')}>
        <Inline>
          <Button
            isDisabled={form.isPending}
            onPress={() => (hasSecret ? setAsking(true) : void form.makeSecret())}
          >
            {t(hasSecret ? 'newSecretCta' : 'makeSecretCta')}
          </Button>
        </Inline>
      </TitledCard>
      {isAsking && (
        <NewSecretPopup
          title={t('newSecretTitle')}
          text={t('newSecretText')}
          confirmText={t('newSecretCta')}
          call={payByNameApi.updatePayByName}
          input={{ secret: true }}
          onSecret={onSecret}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
