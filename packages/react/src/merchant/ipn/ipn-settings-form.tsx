import { IPN_FIELDS, type IpnSettings } from '@sixpence/core/merchant'
import type { Fields } from '@sixpence/core/fields'
import { filledIn, useForm } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
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
import { merchantApi } from '../merchant-api.ts'

interface IpnSettingsFormProps {
  settings: IpnSettings
  /** Called with the key, the first time. */
  onSecret: (secret: string) => void
}

/** A form for the address of notifications and the payments they are about. */
export function IpnSettingsForm(props: IpnSettingsFormProps) {
  const { t } = useMessages('merchant-api')
  const form = useIpnSettingsForm(props)
  return (
    <Card>
      <Form onSubmit={form.submit}>
        <Stack gap={4}>
          <ErrorView failure={form.error} title={t('ipnSaveFailedTitle')} />
          <Checkbox {...form.tick('isOn')}>{t('ipnOnLabel')}</Checkbox>
          <TextField
            {...form.field('notifyUrl', { refused: t('urlInvalidError') })}
            label={t('urlLabel')}
            description={t('urlText')}
            placeholder="https://"
            spellCheck={false}
          />
          <RadioGroup
            {...form.choice('notifyStatusId')}
            label={t('ipnWhichLabel')}
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

const FIELDS = {
  isOn: { kind: 'tick', isOptional: true },
  ...IPN_FIELDS,
  notifyStatusId: { kind: 'choice', from: ['every', 'completed'] },
} as const satisfies Fields

function useIpnSettingsForm({ settings, onSecret }: IpnSettingsFormProps) {
  const { t } = useMessages('merchant-api')
  const { write, ...attempt } = useWrite()
  const { statusId, notifyUrl = '', notifyStatusId } = settings
  const form = useForm(FIELDS, {
    attempt,
    initial: { isOn: statusId === 'on', notifyUrl, notifyStatusId },
    check: ({ isOn, notifyUrl: url }) => ({
      notifyUrl: isOn && url === '' ? t('urlMissingError') : undefined,
    }),
    send: ({ isOn, ...values }) =>
      write(merchantApi.updateIpnSettings, { ...filledIn(values), statusId: isOn ? 'on' : 'off' }),
    onDone: ({ answer }) => {
      // The bank keeps the address even if the field is empty.
      form.edit({ notifyUrl: answer.settings.notifyUrl ?? '' })
      if (answer.secret !== undefined) onSecret(answer.secret)
    },
    doneText: t('savedToast'),
  })
  return form
}
