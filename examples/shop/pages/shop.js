// The page receives the outcome, but only the shop's server knows from the bank if it is paid.
const status = document.querySelector('#status')

const SAID = {
  cancelled: 'You have not paid yet.',
  refused: 'The bank has refused the payment.',
  unknown: 'We are asking the bank whether your payment went through. Do not pay again yet.',
}
const LOOKS = 20
const PAUSE_MS = 500

document.addEventListener('sixpence-payment-final', ({ detail }) => {
  if (detail.status === 'paid' || detail.status === 'unknown') void look(LOOKS)
  status.textContent = SAID[detail.status] ?? 'Thank you.'
})

/** Checks if the shop's server has been notified. */
async function look(times) {
  const answer = await fetch(location.href)
  const isOpen = (await answer.text()).includes('sixpence-payment-button')
  if (answer.ok && !isOpen) return location.reload()
  if (times > 0) setTimeout(() => void look(times - 1), PAUSE_MS)
}
