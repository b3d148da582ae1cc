import type { DocumentStatus } from '@sixpence/core/documents'
import { addressLine } from '@sixpence/core/lookups'
import type { CustomerAddress } from '@sixpence/core/profile'
import { useState, type ReactNode } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Badge, EmptyState, Icon, Inline, ListCard, ListRow, Stack } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { AddressPopup } from './address-popup.tsx'
import { ADDRESS_STATUS_WORDS, ADDRESS_TYPE_WORDS, addressTone } from './address-words.ts'

export interface AddressListProps {
  addresses: readonly CustomerAddress[]
  mayChange: boolean
  /** Leads to the place where an address is added. */
  add?: ReactNode
  /** The state of the proof of the customer's residence. */
  proofOfResidenceStatus?: DocumentStatus | undefined
  /** Renders the upload of a proof of an address. */
  renderProof?: ((address: CustomerAddress) => ReactNode) | undefined
}

/** The customer's addresses; each opens the actions for it. */
export const AddressList = hosted('AddressList', AddressListContent)

function AddressListContent(props: AddressListProps) {
  const { addresses, mayChange, add, proofOfResidenceStatus, renderProof } = props
  const { t } = useMessages('profile')
  const [openId, setOpenId] = useState<string>()
  const open = addresses.find(({ addressId }) => addressId === openId)
  return (
    <Stack gap={3}>
      <ListCard
        label={t('addressesTitle')}
        items={addresses}
        row={address => (
          <AddressRow
            key={address.addressId}
            address={address}
            onPress={() => setOpenId(address.addressId)}
          />
        )}
        empty={
          <EmptyState title={t('addressesEmptyTitle')} icon="home" isRow action={add}>
            {t('addressesEmptyText')}
          </EmptyState>
        }
      />
      {addresses.length > 0 && add !== undefined && <Inline>{add}</Inline>}
      {open && (
        <AddressPopup
          address={open}
          mayChange={mayChange}
          proofStatus={open === residenceOf(addresses) ? proofOfResidenceStatus : undefined}
          proof={mayChange ? renderProof?.(open) : undefined}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </Stack>
  )
}

/** The proof of residence is about the main address, or else the newest. */
const residenceOf = (addresses: readonly CustomerAddress[]) =>
  addresses.find(({ isPrimary }) => isPrimary) ?? addresses[0]

function AddressRow({ address, onPress }: { address: CustomerAddress; onPress: () => void }) {
  const { t } = useMessages('profile')
  const { languageTag } = useFormats()
  const type = ADDRESS_TYPE_WORDS[address.addressType ?? 'unspecified']
  const kinds = [address.isPrimary && t('mainStatus'), type && t(type)].filter(Boolean)
  return (
    <ListRow
      leading={<Icon name="home" />}
      title={addressLine(address, languageTag)}
      description={
        <>
          {kinds.join(' · ')}{' '}
          <Badge tone={addressTone(address)}>
            {t(ADDRESS_STATUS_WORDS[address.addressStatus])}
          </Badge>
        </>
      }
      onPress={onPress}
    />
  )
}
