import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button, Card, Inline } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { TaxNumberPopup } from './tax-number-popup.tsx'

export interface TaxNumberProps {
  taxId: string | undefined
  mayChange: boolean
}

/** The number under which the customer pays taxes. */
export const TaxNumber = hosted('TaxNumber', TaxNumberContent)

function TaxNumberContent({ taxId, mayChange }: TaxNumberProps) {
  const { t } = useMessages('profile')
  const [isOpen, setOpen] = useState(false)
  return (
    <Card>
      <Inline justify="between">
        <p>{taxId ?? t('taxIdEmptyText')}</p>
        {mayChange && (
          <Button aria-label={t('changeTaxIdCta')} onPress={() => setOpen(true)}>
            {t(taxId === undefined ? 'addCta' : 'changeCta')}
          </Button>
        )}
      </Inline>
      {isOpen && <TaxNumberPopup taxId={taxId} onClose={() => setOpen(false)} />}
    </Card>
  )
}
