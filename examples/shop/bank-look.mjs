const NAME = /^[\p{L}\p{N} .&-]{1,40}$/u
const COLOR = /^#[0-9a-f]{6}$/i

/** Reads the bank's name and the look of its button. Refuses implausible values. */
export async function askBankLook(app) {
  const { name, background, color, mark } = await read(`${app}/embed/v0/bank.json`)
  const isRight = NAME.test(name) && COLOR.test(background) && COLOR.test(color)
  if (!isRight) throw new Error(`The bank at ${app} does not say who it is`)
  return { name, background, color, mark: new URL(mark, app).href }
}

/** Returns a style sheet that gives the bank's button its name, mark and colours. */
export const bankSheet = ({ name, background, color }) => `
sixpence-payment-button::part(button) {
  background: ${background};
  color: ${color};
}
sixpence-payment-button::part(button)::before {
  background: currentColor;
  content: '';
  display: inline-block;
  height: 1.5em;
  margin-right: 0.6em;
  mask: url('/bank.svg') center / contain no-repeat;
  vertical-align: middle;
  width: 1.5em;
}
sixpence-payment-button::part(button)::after {
  content: ' at ${name}';
}
`

/** Fetches the bank's mark. The shop serves it itself, because its policy allows no other pictures. */
export async function fetchMark({ mark }) {
  const answer = await fetch(mark)
  if (!answer.ok) throw new Error(`${mark} answered ${answer.status}`)
  return answer.text()
}

async function read(address) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.json()
}
