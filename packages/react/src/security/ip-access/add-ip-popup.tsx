import { IP_ACCESS_FIELDS } from '@sixpence/core/security'
import { useForm } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { Button, FormPopup, TextField } from '../../ui/index.ts'
import { isIpAddress } from './is-ip-address.ts'
import { securityApi } from '../security-api.ts'

export interface AddIpPopupProps {
  /** This device's address, as the bank sees it. */
  currentIp: string | undefined
  onClose: () => void
}

/** Adds an address, or a range, to those from which the customer may sign in. */
export function AddIpPopup({ currentIp, onClose }: AddIpPopupProps) {
  const { t } = useMessages('security')
  const { write, ...attempt } = useWrite()
  const errorOf = (typed: string) =>
    typed === '' || isIpAddress(typed) ? undefined : t('ipInvalidError')
  const form = useForm(IP_ACCESS_FIELDS, {
    attempt,
    check: ({ ip, toIp }) => ({ ip: errorOf(ip), toIp: errorOf(toIp) }),
    send: ({ ip, toIp }) => write(securityApi.addIp, { ip, ...(toIp !== '' && { toIp }) }),
    onDone: onClose,
  })
  return (
    <FormPopup
      form={form}
      title={t('addIpTitle')}
      submitText={t('addIpCta')}
      failedTitle={t('changeFailedTitle')}
      onClose={onClose}
    >
      <TextField
        {...form.field('ip', t('ipMissingError'))}
        label={t('ipLabel')}
        spellCheck={false}
      />
      {currentIp !== undefined && form.values.ip !== currentIp && (
        <Button variant="link" onPress={() => form.edit({ ip: currentIp })}>
          {t('useCurrentIpCta', { ip: currentIp })}
        </Button>
      )}
      <TextField
        {...form.field('toIp')}
        label={t('toIpLabel')}
        description={t('toIpText')}
        spellCheck={false}
      />
    </FormPopup>
  )
}
