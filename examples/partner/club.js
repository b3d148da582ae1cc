// The whole interface between this page and the bank: attributes and events.
const widgets = document.querySelectorAll('main [client-key]')
const log = document.querySelector('#log')

const EVENTS = [
  'ready',
  'signed-in',
  'signed-out',
  'transfer-settled',
  'approvals-decided',
  'verification-left',
  'error',
]

for (const name of EVENTS)
  document.addEventListener(`sixpence-${name}`, ({ type, target, detail }) => {
    const line = document.createElement('li')
    line.textContent = `${target.localName}: ${type} ${detail ? JSON.stringify(detail) : ''}`
    log.append(line)
  })

for (const name of ['locale', 'theme'])
  document.querySelector(`#${name}`).addEventListener('change', ({ target }) => {
    for (const widget of widgets) widget.setAttribute(name, target.value)
  })
