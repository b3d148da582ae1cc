import type { PaymentInstruction } from '@sixpence/core/accounts'
import { useEffect } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { DefinitionList, Stack } from '../../ui/index.ts'
import { Copied, CopiedNumber } from './account-facts.tsx'
import type { InstructionsTask } from './use-funding.ts'

export interface FundingInstructionProps extends Pick<InstructionsTask, 'markViewed'> {
  instruction: PaymentInstruction
}

/** The details for a bank transfer to the account. Marks them as seen at the bank. */
export function FundingInstruction({ instruction, markViewed }: FundingInstructionProps) {
  const { t } = useMessages('account')
  const { method } = instruction
  const unseen = instruction.viewedAt === undefined ? instruction.id : undefined
  useEffect(() => {
    if (unseen !== undefined) markViewed(unseen)
  }, [unseen, markViewed])
  return (
    <Stack gap={3}>
      <div>
        <p className="sp-funding-title">{t(`${method}Label`)}</p>
        <p className="sp-muted sp-small">{t(`${method}Text`)}</p>
      </div>
      <Facts instruction={instruction} />
    </Stack>
  )
}

function Facts({ instruction }: { instruction: PaymentInstruction }) {
  const { t } = useMessages('account')
  const formats = useFormats()
  const { method, currencyCode, viewedAt, bankAccountNumber } = instruction
  const { beneficiaryName, bic, sortCode, reference, bankName, bankAddress } = instruction
  const lines = [
    { id: 'beneficiary', term: t('beneficiaryLabel'), text: beneficiaryName },
    {
      id: 'number',
      term: t(method === 'local' ? 'numberLabel' : 'ibanLabel'),
      text: bankAccountNumber,
    },
    { id: 'sort', term: t('sortCodeLabel'), text: sortCode },
    { id: 'bic', term: t('bicLabel'), text: bic },
    { id: 'reference', term: t('referenceLabel'), text: reference },
    { id: 'bank', term: t('bankLabel'), text: bankName },
    { id: 'place', term: t('bankAddressLabel'), text: bankAddress },
  ]
  return (
    <Stack gap={3}>
      <DefinitionList
        items={lines.flatMap(({ id, term, text }) =>
          text === undefined ? [] : [{ id, term, details: copied(id, term, text) }],
        )}
      />
      <p className="sp-muted">{t('currencyOnlyText', { currency: currencyCode })}</p>
      {viewedAt !== undefined && (
        <p className="sp-muted">{t('viewedText', { date: formats.date(viewedAt) })}</p>
      )}
    </Stack>
  )
}

function copied(id: string, term: string, text: string) {
  const Shown = id === 'number' ? CopiedNumber : Copied
  return <Shown text={text} label={term} />
}
