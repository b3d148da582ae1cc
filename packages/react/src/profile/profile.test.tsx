import { SixpenceError } from '@sixpence/core/errors'
import type { Profile as ProfileData, Profiles } from '@sixpence/core/profile'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aBank } from '../testing/a-bank.ts'
import { anAccess } from '../testing/a-sixpence.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { Profile, type ProfileProps } from './profile.tsx'

const HOME = {
  addressId: 'a1',
  addressType: 'home',
  address1: '4 Quay Lane',
  city: 'Galway',
  postalCode: 'H91',
  countryCode: 'IE',
  addressStatus: 'confirmed',
  confirmed: true,
  isPrimary: true,
} as const
const CORK = {
  ...HOME,
  addressId: 'a2',
  address1: '9 Mill Road',
  addressStatus: 'pending',
  confirmed: false,
  isPrimary: false,
} as const
const PHONE = { id: 'p1', countryCode: '353', number: '861234567', confirmed: true }
const FORMS = {
  w9FormDocumentStatus: 'notRequired',
  certificateOfLossOfNationalityDocumentStatus: 'notRequired',
  taxResidencySelfCertificationDocumentStatus: 'validated',
  w8BenFormDocumentStatus: 'notRequired',
} as const

const ON_FILE: ProfileData = {
  taxId: '1234567T',
  emailAddress: 'ada@sixpence.example',
  addresses: [CORK, HOME],
  identityDocument: [],
  identity: { typeId: 1, type: 'Passport', number: '•••••821', status: 'confirmed' },
  videoIdentityStatus: 'notRequired',
  proofOfResidenceStatus: 'validated',
  phone: PHONE,
  residenceCountry: 'IE',
  fatcaCrsCertificationInfo: FORMS,
}
const EXPIRED = { typeId: 1, type: 'Passport', status: 'expired' } as const
const EMAILS = [
  { emailId: 'e1', email: 'ada@sixpence.example', confirmed: true, isPrimary: true },
  { emailId: 'e2', email: 'ada@second.example', confirmed: false, isPrimary: false },
]

interface Setting {
  readonly profile?: Partial<Profiles>
  readonly props?: ProfileProps
  readonly access?: ReturnType<typeof anAccess>
}

async function renderProfile({ profile: change, props, access }: Setting = {}) {
  const profile = {
    get: vi.fn<Profiles['get']>(async () => ON_FILE),
    emails: vi.fn<Profiles['emails']>(async () => EMAILS),
    setTaxNumber: vi.fn<Profiles['setTaxNumber']>(async () => undefined),
    confirmAddress: vi.fn<Profiles['confirmAddress']>(async () => undefined),
    deleteAddress: vi.fn<Profiles['deleteAddress']>(async () => undefined),
    addEmail: vi.fn<Profiles['addEmail']>(async () => 'e3'),
    deleteEmail: vi.fn<Profiles['deleteEmail']>(async () => undefined),
    requestEmailCode: vi.fn<Profiles['requestEmailCode']>(async () => ({ sentTo: 'a•••@x' })),
    confirmEmail: vi.fn<Profiles['confirmEmail']>(async () => undefined),
    savePhone: vi.fn<Profiles['savePhone']>(async () => 'p2'),
    requestPhoneCode: vi.fn<Profiles['requestPhoneCode']>(async () => ({
      verificationId: 'v1',
      sentTo: '+353 •••• 33',
      resendAfterS: 60,
      expiresAt: '2026-11-21T08:59:00.000Z',
    })),
    confirmPhone: vi.fn<Profiles['confirmPhone']>(async () => undefined),
    requestUsernameChange: vi.fn<Profiles['requestUsernameChange']>(async () => undefined),
    cancelUsernameChange: vi.fn<Profiles['cancelUsernameChange']>(async () => undefined),
    ...change,
  }
  const phoneCodes = [{ id: 'IE', name: 'Ireland', callingCode: '353' }]
  const { sixpence } = aBank({
    profile,
    customer: { get: async () => ({ login: 'ada@sixpence.example' }) as never },
    dictionaries: { read: async () => phoneCodes },
    ...(access && { access }),
  })
  renderInBank(
    <BankStore>
      <Profile {...props} />
    </BankStore>,
    { sixpence },
  )
  await screen.findByRole('heading', { name: 'Identity document' })
  await screen.findByText('ada@second.example')
  return profile
}

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), {
    target: { value },
  })

describe('Profile', () => {
  it('shows what the bank has on file, and only the end of the document (PROF-001, PROF-009)', async () => {
    await renderProfile()
    expect(screen.getByText('•••••821')).toBeDefined()
    expect(screen.getByText('+353 861234567').dir).toBe('ltr')
    expect(screen.getByText('1234567T')).toBeDefined()
    const addresses = screen.getByRole('list', { name: 'Addresses' })
    expect(within(addresses).getAllByRole('button')[1]?.textContent).toMatch(
      /4 Quay Lane, Galway, H91, Ireland.*Main · Home.*Confirmed/,
    )
  })

  it('makes an address the main one (PROF-025)', async () => {
    const { confirmAddress } = await renderProfile()
    await press(/^9 Mill Road/)
    await press('Use as main address')
    await waitFor(() => expect(confirmAddress).toHaveBeenCalledWith({ addressId: 'a2' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('takes a newer proof of where the customer lives before the old one expires (VERIF-013)', async () => {
    await renderProfile({
      profile: { get: async () => ({ ...ON_FILE, proofOfResidenceStatus: 'expiredSoon' }) },
      props: { renderAddressProof: ({ addressId }) => <p>proof of {addressId}</p> },
    })
    await press(/^4 Quay Lane/)
    expect(screen.getByText(/^The document for this address expires soon/)).toBeDefined()
    expect(screen.getByText('proof of a1')).toBeDefined()
    await press('Close')
    await press(/^9 Mill Road/)
    expect(screen.queryByText(/^proof of/)).toBeNull()
  })

  it('deletes an address, but offers that for no main one (PROF-026)', async () => {
    const { deleteAddress } = await renderProfile()
    await press(/^4 Quay Lane/)
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
    await press('Close')
    await press(/^9 Mill Road/)
    await press('Delete')
    await waitFor(() => expect(deleteAddress).toHaveBeenCalledWith({ addressId: 'a2' }))
  })

  it('adds an email and confirms it with a code (PROF-019, PROF-022, PROF-023)', async () => {
    const profile = await renderProfile()
    await press('Add email')
    await type('Email', 'ada@third.example')
    await press('Send code')
    await type('Six-digit code', '012345')
    expect(profile.addEmail).toHaveBeenCalledWith({ email: 'ada@third.example' })
    expect(await screen.findByText('The email is confirmed.')).toBeDefined()
    expect(profile.confirmEmail).toHaveBeenCalledWith({
      emailId: 'e3',
      confirmationCode: '012345',
    })
  })

  it('replaces the phone with a code for the new number (PROF-017, PROF-018)', async () => {
    const profile = await renderProfile()
    await press('Change number')
    await type('Phone number', '086 111 2233')
    await press('Send code')
    await type('Six-digit code', '012345')
    expect(profile.savePhone).toHaveBeenCalledWith({
      phoneCountryCode: '353',
      phone: '861112233',
      phoneId: 'p1',
    })
    expect(profile.requestPhoneCode).toHaveBeenCalledWith({
      phoneId: 'p2',
      type: 'sms',
      captcha: undefined,
    })
    expect(await screen.findByText('Your phone number is confirmed.')).toBeDefined()
    expect(profile.confirmPhone).toHaveBeenCalledWith({ verificationId: 'v1', code: '012345' })
  })

  it('sends no number that nobody can have, and keeps it to be mended', async () => {
    const { savePhone } = await renderProfile()
    await press('Change number')
    await type('Phone number', '123')
    await press('Send code')
    expect(await screen.findByText(/isn’t a phone number/)).toBeDefined()
    expect(screen.getByLabelText('Phone number')).toHaveProperty('value', '123')
    expect(savePhone).not.toHaveBeenCalled()
  })

  it.each([
    ['active', /Open the link we sent to new@sixpence.example/, 'Cancel the request'],
    ['pending', /We’re checking the new username/, 'Cancel the request'],
    ['failed', /Your username wasn’t changed/, 'Dismiss'],
  ] as const)('tells how a new username stands: %s (PROF-003)', async (status, text, cta) => {
    const usernameChangeRequest = { newUsername: 'new@sixpence.example', status }
    const get = async () => ({ ...ON_FILE, usernameChangeRequest })
    const { cancelUsernameChange } = await renderProfile({ profile: { get } })
    expect(screen.getByText(text)).toBeDefined()
    await press(cta)
    await waitFor(() => expect(cancelUsernameChange).toHaveBeenCalled())
  })

  it('asks for a new username (PROF-004)', async () => {
    const { requestUsernameChange } = await renderProfile()
    await press('Change username')
    await type('New username', 'new@sixpence.example')
    await press('Continue')
    await waitFor(() =>
      expect(requestUsernameChange).toHaveBeenCalledWith({ newUsername: 'new@sixpence.example' }),
    )
  })

  it('keeps a tax number that the bank does not take (PROF-016)', async () => {
    const fields = [{ field: 'taxId', message: 'no' }]
    const setTaxNumber = vi.fn<Profiles['setTaxNumber']>(async () => {
      throw new SixpenceError('invalid_input', 'no', { fields })
    })
    await renderProfile({ profile: { setTaxNumber } })
    await press('Change tax number')
    await type('Tax number', '<1>')
    await press('Save')
    expect(await screen.findByText(/isn’t a tax number/)).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Tax number' })).toHaveProperty('value', '<1>')
  })

  it('lets nobody else change how somebody is reached', async () => {
    await renderProfile({
      access: anAccess({ customerId: 'corp', isOther: true }),
      props: { mayChange: false, addAddress: <button type="button">Add address</button> },
    })
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(buttons).toHaveLength(2)
    expect(screen.queryByRole('heading', { name: 'Username' })).toBeNull()
    await press(/^9 Mill Road/)
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  })

  it('names support in the place of an upload that was refused for good', async () => {
    const rejectReason = 'We can’t accept your documents.'
    const identity = { ...EXPIRED, status: 'rejected', rejectReason, isFinal: true } as const
    await renderProfile({
      profile: { get: async () => ({ ...ON_FILE, identity }) },
      props: { identityUpload: 'Upload identity' },
    })
    expect(screen.getByText(rejectReason)).toBeDefined()
    expect(screen.queryByText('Upload identity')).toBeNull()
    expect(screen.getByRole('link', { name: /@/ })).toBeDefined()
  })

  it.each([
    ['is asked for', { isDocumentRequired: true }],
    ['was refused', { addressStatus: 'rejected' }],
    ['was in another name', { addressStatus: 'nameMismatch' }],
  ] as const)('leaves room for uploads where a document %s', async (_why, change) => {
    const addresses = [{ ...CORK, ...change }, HOME]
    await renderProfile({
      profile: { get: async () => ({ ...ON_FILE, addresses, identity: EXPIRED }) },
      props: {
        identityUpload: 'Upload identity',
        renderAddressProof: ({ addressId }) => `Upload proof of ${addressId}`,
      },
    })
    expect(screen.getByText('Upload identity')).toBeDefined()
    await press(/^9 Mill Road/)
    expect(screen.getByText('Upload proof of a2')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Use as main address' })).toBeNull()
  })
})
