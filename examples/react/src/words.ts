/** Larkspur's own texts; the bank's are part of its components. */
export const WORDS = {
  name: 'Larkspur',
  motto: 'The books of people who work for themselves',
  title: 'Put money where it belongs',
  lead: 'Taxes aside, the rest to spend: between your own accounts.',
}
