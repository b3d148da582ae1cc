import { PHONE_NUMBER } from '@sixpence/core/fields'
import { STORE_LINKS_FIELDS, migration } from '@sixpence/core/migration'
import { useAttempt } from '../attempts/index.ts'
import { useForm } from '../forms/index.ts'
import { useMessages } from '../i18n/index.ts'
import { useBrand, useSixpence } from '../provider/index.ts'
import {
  Alert,
  Button,
  ErrorView,
  ExternalLink,
  Form,
  Inline,
  Stack,
  TextField,
} from '../ui/index.ts'

/** Links to the bank's app in the app stores. */
export function StoreLinks() {
  const { t } = useMessages('migration')
  const { ios, android } = useBrand().storeLinks
  if (ios === undefined && android === undefined) return null
  return (
    <Stack gap={2}>
      <p>{t('noAppText')}</p>
      <Inline gap={4}>
        {ios !== undefined && <ExternalLink href={ios}>{t('iosLink')}</ExternalLink>}
        {android !== undefined && <ExternalLink href={android}>{t('androidLink')}</ExternalLink>}
      </Inline>
    </Stack>
  )
}

/** Sends these links to a phone. */
export function SendStoreLinks() {
  const { t } = useMessages('migration')
  const client = useSixpence().use(migration)
  const { run, ...attempt } = useAttempt()
  const form = useForm(STORE_LINKS_FIELDS, {
    attempt,
    check: values => ({
      phoneNumber: PHONE_NUMBER.test(bare(values.phoneNumber)) ? undefined : t('phoneError'),
    }),
    send: values =>
      run(async () => {
        const phoneNumber = bare(values.phoneNumber)
        await client.sendStoreLinks({ phoneNumber })
        return phoneNumber
      }),
  })
  return (
    <Form onSubmit={form.submit} aria-label={t('smsFormLabel')}>
      <Stack gap={4}>
        <ErrorView failure={form.error} title={t('smsFailedTitle')} />
        <TextField
          {...form.field('phoneNumber', t('phoneError'))}
          label={t('phoneLabel')}
          type="tel"
          autoComplete="tel"
        />
        <Alert tone="positive">{form.sent && t('smsSentText', { phoneNumber: form.sent })}</Alert>
        <div>
          <Button type="submit" isPending={form.isPending}>
            {t('sendSmsCta')}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

/** Returns a typed number without the signs that group its digits. */
const bare = (typed: string): string => typed.replaceAll(/[\s().-]/g, '')
