import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { useWrite, type Failure } from '../../store/index.ts'
import { Button, Dialog, ErrorView, Stack, TextField } from '../../ui/index.ts'
import { ipFault, type IpFault } from './ip-faults.ts'
import { securityApi } from '../security-api.ts'

export interface AddIpPopupProps {
  /** This device's address, as the bank sees it. */
  currentIp: string | undefined
  onClose: () => void
}

const FAULT = { missing: 'ipMissingError', not_an_address: 'ipInvalidError' } as const

/** Adds an address, or a range, to those from which the customer may sign in. */
export function AddIpPopup({ currentIp, onClose }: AddIpPopupProps) {
  const { t } = useMessages('security')
  const { draft, edit, faults, failure, isPending, submit } = useAddIp(onClose)
  const errorOf = (field: 'ip' | 'toIp') =>
    (faults?.[field] && t(FAULT[faults[field]])) ?? faultOf(failure, field)
  return (
    <Dialog
      isOpen
      title={t('addIpTitle')}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button type="submit" variant="primary" isPending={isPending}>
            {t('addIpCta')}
          </Button>
          <Button onPress={onClose}>{t('cancelCta')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <ErrorView failure={failure} title={t('changeFailedTitle')} />
        <TextField
          label={t('ipLabel')}
          name="ip"
          value={draft.ip}
          onChange={ip => edit({ ip })}
          error={errorOf('ip')}
          autoComplete="off"
          spellCheck={false}
        />
        {currentIp !== undefined && draft.ip !== currentIp && (
          <Button variant="link" onPress={() => edit({ ip: currentIp })}>
            {t('useCurrentIpCta', { ip: currentIp })}
          </Button>
        )}
        <TextField
          label={t('toIpLabel')}
          description={t('toIpText')}
          name="toIp"
          value={draft.toIp}
          onChange={toIp => edit({ toIp })}
          error={errorOf('toIp')}
          autoComplete="off"
          spellCheck={false}
        />
      </Stack>
    </Dialog>
  )
}

const faultOf = (failure: Failure | undefined, field: string) =>
  failure?.fields.find(fault => fault.field === field)?.message

interface IpDraft {
  readonly ip: string
  readonly toIp: string
}

function useAddIp(onAdded: () => void) {
  const [draft, setDraft] = useState<IpDraft>({ ip: '', toIp: '' })
  const [isJudged, setJudged] = useState(false)
  const { write, isPending, failure } = useWrite()
  const faults = faultsOf(draft)

  async function submit() {
    setJudged(true)
    if (faults.ip || faults.toIp || isPending) return
    const [ip, toIp] = [draft.ip.trim(), draft.toIp.trim()]
    if (await write(securityApi.addIp, { ip, ...(toIp !== '' && { toIp }) })) onAdded()
  }

  return {
    draft,
    edit: (change: Partial<IpDraft>) => setDraft(present => ({ ...present, ...change })),
    faults: isJudged ? faults : undefined,
    failure,
    isPending,
    submit: () => void submit(),
  }
}

function faultsOf({ ip, toIp }: IpDraft): Readonly<Record<'ip' | 'toIp', IpFault | undefined>> {
  return { ip: ipFault(ip), toIp: toIp.trim() === '' ? undefined : ipFault(toIp) }
}
