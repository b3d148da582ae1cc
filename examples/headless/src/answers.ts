import type { KycSection } from '@sixpence/core/kyc'

/** The customer's answers, by section. Choices are ids of the bank's dictionaries. */
export const ANSWERS: Partial<Record<KycSection, Record<string, string | string[]>>> = {
  person: {
    birthDay: '1990-02-28',
    birthCountry: 'IE',
    citizenship: 'IE',
    taxCountry: 'IE',
    taxNumber: '1234567T',
  },
  home: {
    countryCode: 'IE',
    address1: '4 Quay Street',
    city: 'Galway',
    postalCode: 'H91 F7T2',
  },
  work: { occupation: '2', sourcesOfFunds: ['1'], employeeSourcesOfFunds: ['1'] },
  account: { purposes: ['1', '2'], estimatedMonthlyDeposits: '2' },
  questions: { anotherAccount: '0', controlAccount: '1' },
  agreements: { agreements: ['1', '2', '3'] },
}
