/** Stands in for the SDK of the company that checks who people are: a press in place of a camera. */
export const SDK_SCRIPT = `
const CHOICES = [
  ['Everything is fine', { outcome: 'approved' }],
  ['The picture is blurred', { outcome: 'declined', reason: 'blurred' }],
  ['Refused for good', { outcome: 'declined', reason: 'finalRefusal' }],
  ['Decide later', { outcome: 'processing' }],
  ['The camera is denied', 'permissions_unavailable'],
  ['There is no camera', 'no_camera'],
  ['The token expires', 'expired_token'],
]

function init({ token, containerEl, onComplete, onError }) {
  const { jti, urls } = JSON.parse(atob(token.split('.')[1]))
  const choose = async choice => {
    if (typeof choice === 'string') return onError({ type: choice, message: choice })
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify(choice)
    const url = urls.onfido_api_url + '/runs/' + encodeURIComponent(jti)
    const answer = await fetch(url, { method: 'POST', headers, body })
    if (answer.ok) onComplete({})
    else onError({ type: 'expired_token', message: 'This check is over.' })
  }
  const note = document.createElement('p')
  note.textContent = 'Not the bank: a stand-in for the company that checks who people are.'
  const buttons = CHOICES.map(([text, choice]) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = text
    button.style.cssText = 'display: block; margin: 8px 0; padding: 12px; font: inherit'
    button.addEventListener('click', () => choose(choice))
    return button
  })
  containerEl.replaceChildren(note, ...buttons)
  return {
    addEventListener() {},
    removeEventListener() {},
    tearDown: async () => containerEl.replaceChildren(),
  }
}

export const Onfido = { init }
`
