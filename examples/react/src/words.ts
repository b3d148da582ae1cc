/** Larkspur's own words; the bank's come with its components. */
export const WORDS = {
  name: 'Larkspur',
  motto: 'The books of people who work for themselves',
  title: 'Put money where it belongs',
  lead: 'Taxes aside, the rest to spend: between your own accounts.',
}
