import type { AllowedIp } from '@sixpence/core/merchant'
import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button, EmptyState, ErrorPopup, ListView } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { merchantApi } from '../merchant-api.ts'
import { DeletePopup } from '../popups/delete-popup.tsx'
import { AllowedIpPopup } from './allowed-ip-popup.tsx'
import { AllowedIpTable } from './allowed-ip-table.tsx'
import { useAllowedIps } from './use-allowed-ips.ts'

type Open = 'add' | { readonly edited: AllowedIp } | { readonly deleted: AllowedIp }

/** The IP addresses from which a merchant's API keys can be used. */
export const AllowedIps = hosted('AllowedIps', AllowedIpsContent)

function AllowedIpsContent() {
  const { t } = useMessages('merchant-api')
  const task = useAllowedIps()
  const [open, setOpen] = useState<Open>()
  const add = task.mayChange && (
    <Button variant="primary" onPress={() => setOpen('add')}>
      {t('addIpCta')}
    </Button>
  )
  return (
    <ListView
      of={task}
      items={task.data}
      loadingLabel={t('ipsLoading')}
      failedTitle={t('ipsFailedTitle')}
      lead={<p className="sp-muted">{t('ipsLead')}</p>}
      table={ranges => (
        <AllowedIpTable
          ranges={ranges}
          task={task}
          onEdit={edited => setOpen({ edited })}
          onDelete={deleted => setOpen({ deleted })}
        />
      )}
      empty={
        <EmptyState title={t('ipsEmptyTitle')} icon="globe" action={add}>
          {t('ipsEmptyText')}
        </EmptyState>
      }
      add={add}
    >
      {open !== undefined && <OpenPopup open={open} onClose={() => setOpen(undefined)} />}
      <ErrorPopup failure={task.change.error} onClose={task.change.clear} />
    </ListView>
  )
}

function OpenPopup({ open, onClose }: { open: Open; onClose: () => void }) {
  const { t } = useMessages('merchant-api')
  if (open === 'add') return <AllowedIpPopup onClose={onClose} />
  if ('edited' in open) return <AllowedIpPopup range={open.edited} onClose={onClose} />
  const { id, name } = open.deleted
  return (
    <DeletePopup
      title={t('deleteIpTitle')}
      text={t('deleteIpText', { name })}
      call={merchantApi.deleteAllowedIp}
      id={id}
      onClose={onClose}
    />
  )
}
