import type { Logo } from '@sixpence/core/merchant'
import { useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Button, EmptyState, ErrorPopup, ListView } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { DeleteLogoPopup } from './delete-logo-popup.tsx'
import { LogoPopup } from './logo-popup.tsx'
import { LogoRow } from './logo-row.tsx'
import { useLogos } from './use-logos.ts'

type Open = { readonly popup: 'add' } | { readonly popup: 'edit' | 'delete'; readonly logo: Logo }

/** The logos that a business shows to its payers. One of them is the default. */
export const Logos = hosted('Logos', LogosContent)

function LogosContent() {
  const { t } = useMessages('merchant')
  const task = useLogos()
  const [open, setOpen] = useState<Open>()
  const { data: logos, mayChange } = task
  const add = mayChange && (
    <Button variant="primary" onPress={() => setOpen({ popup: 'add' })}>
      {t('addLogoCta')}
    </Button>
  )
  return (
    <ListView
      of={task}
      items={logos}
      loadingLabel={t('logosLoading')}
      failedTitle={t('logosFailedTitle')}
      label={t('logosTitle')}
      row={logo => (
        <LogoRow
          key={logo.id}
          logo={logo}
          mayChange={mayChange}
          onMakeDefault={() => void task.update({ id: logo.id, isDefault: true })}
          onEdit={() => setOpen({ popup: 'edit', logo })}
          onDelete={() => setOpen({ popup: 'delete', logo })}
        />
      )}
      empty={
        <EmptyState title={t('logosEmptyTitle')} action={add}>
          {t('logosEmptyText')}
        </EmptyState>
      }
      add={add}
    >
      {open && (
        <OpenPopup open={open} isFirst={logos?.length === 0} onClose={() => setOpen(undefined)} />
      )}
      <ErrorPopup failure={task.change.error} onClose={task.change.clear} />
    </ListView>
  )
}

interface OpenPopupProps {
  open: Open
  isFirst: boolean
  onClose: () => void
}

function OpenPopup({ open, ...props }: OpenPopupProps) {
  if (open.popup === 'delete') return <DeleteLogoPopup logo={open.logo} onClose={props.onClose} />
  return <LogoPopup {...props} {...(open.popup === 'edit' && { logo: open.logo })} />
}
