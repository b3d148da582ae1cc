import { PIN_FIELDS } from '@sixpence/core/cards'
import { useForm } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { Alert, Button, ErrorView, Form, Stack, TextField } from '../../ui/index.ts'
import { cardsApi } from '../cards-api.ts'

const LENGTH = PIN_FIELDS.pin.most

/** Asks for a new PIN twice. Clears the fields once it has changed. */
export function ChangePin({ accountId }: { accountId: string }) {
  const { t } = useMessages('cards')
  const { write, ...attempt } = useWrite()
  const form = useForm(PIN_FIELDS, {
    attempt,
    check: ({ pin, pinRepeat }) => ({
      pin: pin.length < LENGTH ? t('pinLengthError') : undefined,
      pinRepeat: pinRepeat === pin ? undefined : t('pinRepeatError'),
    }),
    send: values => write(cardsApi.changePin, { accountId, ...values }),
    onDone: () => form.reset(),
  })
  const field = (name: keyof typeof PIN_FIELDS) => ({
    ...form.field(name, t('pinLengthError')),
    type: 'password' as const,
    inputMode: 'numeric' as const,
    onChange: (typed: string) => form.edit({ [name]: typed.replace(/\D/g, '').slice(0, LENGTH) }),
  })
  return (
    <Form onSubmit={form.submit}>
      <Stack gap={4}>
        <Alert tone="positive">{form.sent && t('pinChangedText')}</Alert>
        <ErrorView failure={form.error} title={t('actionFailedTitle')} />
        <TextField {...field('pin')} label={t('pinLabel')} description={t('pinRuleText')} />
        <TextField {...field('pinRepeat')} label={t('pinRepeatLabel')} />
        <div>
          <Button type="submit" isPending={form.isPending}>
            {t('changePinCta')}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
