import { accountKind, type Account } from '@sixpence/core/accounts'
import { addressLine } from '@sixpence/core/lookups'
import type { CustomerAddress } from '@sixpence/core/profile'
import { useId, type ReactNode } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import {
  Card,
  CopyButton,
  DefinitionList,
  ErrorView,
  GroupedText,
  Heading,
  Skeleton,
  Stack,
} from '../../ui/index.ts'
import { useAccountTypeName } from '../account-name.tsx'
import { OwnName } from './own-name.tsx'
import { useInstructions, type InstructionsTask } from './use-funding.ts'

export interface AccountFactsProps {
  account: Account
  address: CustomerAddress | undefined
  /** Shows the IBAN to those who may see how to pay in. */
  mayPayIn: boolean
}

/** An account's name, number and type, and its holder's address. */
export function AccountFacts({ account, address, mayPayIn }: AccountFactsProps) {
  const { t } = useMessages('account')
  const { currencyName } = useFormats()
  const typeName = useAccountTypeName()
  const titleId = useId()
  const { accountId, currencyCode } = account
  const isPaidInto = account.accountStatusId === 'active' && accountKind(account.type) !== 'card'
  const task = useInstructions(mayPayIn && isPaidInto ? accountId : undefined)
  const currency = `${currencyName(currencyCode)} (${currencyCode})`
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={3}>
        <Heading level={2} size={4} id={titleId}>
          {t('factsTitle')}
        </Heading>
        <DefinitionList
          items={[
            { id: 'name', term: t('nameLabel'), details: <OwnName account={account} /> },
            ...ibanOf(task).map(details => ({ id: 'iban', term: t('ibanLabel'), details })),
            {
              id: 'number',
              term: t('numberLabel'),
              details: <CopiedNumber label={t('numberLabel')} text={accountId} />,
            },
            { id: 'type', term: t('typeLabel'), details: typeName(account) },
            { id: 'currency', term: t('currencyLabel'), details: currency },
            ...(address
              ? [{ id: 'address', term: t('addressLabel'), details: <Address address={address} /> }]
              : []),
          ]}
        />
        <ErrorView failure={task.error} title={t('ibanFailedTitle')} onRetry={task.refetch} />
      </Stack>
    </Card>
  )
}

/** Returns nothing if the bank has no IBAN for the account. */
function ibanOf({ data: instructions, isLoading }: InstructionsTask): readonly ReactNode[] {
  if (isLoading) return [<Skeleton key="iban" lines={1} />]
  const iban = instructions?.find(({ method }) => method !== 'local')?.bankAccountNumber
  return iban === undefined ? [] : [<CopiedNumber key="iban" label="IBAN" text={iban} />]
}

interface CopiedProps {
  text: string
  label: string
  /** The displayed text. Default: `text` itself. */
  children?: ReactNode
}

/** A text with a button to copy it. */
export function Copied({ text, label, children = text }: CopiedProps) {
  return (
    <div className="sp-copied">
      <span className="sp-copied-text">{children}</span>
      <CopyButton text={text} label={label} />
    </div>
  )
}

/** A number in groups of four digits, with a button to copy it. */
export function CopiedNumber({ text, label }: Pick<CopiedProps, 'text' | 'label'>) {
  return (
    <Copied text={text} label={label}>
      <GroupedText text={text} />
    </Copied>
  )
}

function Address({ address }: { address: CustomerAddress }) {
  const { languageTag } = useFormats()
  return addressLine(address, languageTag)
}
