import type { IpnSettings } from '@sixpence/core'
import { useMessages } from '../../i18n/index.ts'
import {
  Button,
  Card,
  Checkbox,
  ErrorView,
  Form,
  RadioGroup,
  Stack,
  TextField,
} from '../../ui/index.ts'
import { useIpnSettingsForm } from './use-ipn-settings-form.ts'

interface IpnSettingsFormProps {
  settings: IpnSettings
  /** Called with the key, the first time. */
  onSecret: (secret: string) => void
}

/** A form for the address of notifications and the payments they are about. */
export function IpnSettingsForm({ settings, onSecret }: IpnSettingsFormProps) {
  const { t } = useMessages('merchant-api')
  const form = useIpnSettingsForm(settings, onSecret)
  return (
    <Card>
      <Form onSubmit={form.save}>
        <Stack gap={4}>
          <ErrorView failure={form.failure} title={t('ipnSaveFailedTitle')} />
          <Checkbox isSelected={form.isOn} onChange={form.setOn}>
            {t('ipnOnLabel')}
          </Checkbox>
          <TextField
            label={t('urlLabel')}
            description={t('urlText')}
            placeholder="https://"
            maxLength={1000}
            autoComplete="off"
            spellCheck={false}
            value={form.url}
            error={form.urlError}
            onChange={form.setUrl}
          />
          <RadioGroup
            label={t('ipnWhichLabel')}
            selectedId={form.which}
            onSelect={form.setWhich}
            options={[
              { id: 'every', label: t('ipnEveryOption') },
              { id: 'completed', label: t('ipnCompletedOption') },
            ]}
          />
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {t('saveCta')}
          </Button>
        </Stack>
      </Form>
    </Card>
  )
}
