import type { Account, CustomerAddress } from '@sixpence/core'
import { useId, type ReactNode } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Card, CopyButton, DefinitionList, Heading, Stack } from '../../ui/index.ts'
import { useAccountTypeName } from '../account-name.tsx'

export interface AccountFactsProps {
  account: Account
  address: CustomerAddress | undefined
}

/** What an account is called, and where its holder is. */
export function AccountFacts({ account, address }: AccountFactsProps) {
  const { t } = useMessages('account')
  const { languageTag } = useFormats()
  const typeName = useAccountTypeName()
  const titleId = useId()
  const { accountId, currencyCode } = account
  const currency = new Intl.DisplayNames(languageTag, { type: 'currency' }).of(currencyCode)
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={3}>
        <Heading level={2} size={4} id={titleId}>
          {t('factsTitle')}
        </Heading>
        <DefinitionList
          items={[
            {
              id: 'number',
              term: t('numberLabel'),
              details: <Copied label={t('numberLabel')} text={accountId} />,
            },
            { id: 'type', term: t('typeLabel'), details: typeName(account) },
            { id: 'currency', term: t('currencyLabel'), details: `${currency} (${currencyCode})` },
            ...(address
              ? [{ id: 'address', term: t('addressLabel'), details: <Address {...address} /> }]
              : []),
          ]}
        />
      </Stack>
    </Card>
  )
}

interface CopiedProps {
  text: string
  label: string
  /** How it is shown; as it is unless told. */
  children?: ReactNode
}

/** A text that people take somewhere else. */
export function Copied({ text, label, children = text }: CopiedProps) {
  return (
    <div className="sp-copied">
      <span className="sp-copied-text">{children}</span>
      <CopyButton text={text} label={label} />
    </div>
  )
}

function Address({ address1, address2, postalCode, city, countryCode }: CustomerAddress) {
  const { languageTag } = useFormats()
  const country = new Intl.DisplayNames(languageTag, { type: 'region' }).of(countryCode)
  return [address1, address2, `${postalCode} ${city}`, country].filter(Boolean).join(', ')
}
