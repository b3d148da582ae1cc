/** Shows what waits for the bank's decision, and decides it. */
export const REVIEW_SCRIPT = `
import { button, element, find, keep, read, reasonChoice } from '/element.js'

const list = find('documents')
const news = find('document-news')
const ACCEPTED = 2
const REJECTED = 26

async function decide(id, body, done) {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch('/documents/' + encodeURIComponent(id), {
    method: 'POST', headers, body: JSON.stringify(body),
  })
  news.textContent = response.ok ? done : 'It’s no longer there.'
  await show()
}

/** Asked for where the name is what is wrong. */
function nameField(id, reason) {
  const label = element('label', 'Name on the document')
  const input = element('input')
  input.id = 'name-' + id
  input.maxLength = 140
  input.autocomplete = 'off'
  label.htmlFor = input.id
  const line = element('p', undefined, 'field')
  line.append(label, input)
  const isAsked = () => reason.value === 'nameDiffers'
  const follow = () => { line.hidden = !isAsked() }
  reason.addEventListener('change', follow)
  follow()
  return { line, name: () => (isAsked() && input.value.trim()) || undefined }
}

function waiting({ id, to, documentType, uploaded, files }, reasons) {
  const item = element('li')
  item.dataset.id = id
  const line = element('p', undefined, 'who')
  const sides = files > 1 ? ', ' + files + ' files' : ''
  line.append(element('strong', to), ': ' + documentType + sides + ', ' + new Date(uploaded).toLocaleString('en'))
  const reason = reasonChoice(id, reasons)
  const { line: nameLine, name } = nameField(id, reason.select)
  const refusal = () => ({ statusId: REJECTED, rejectReason: reason.select.value, nameOnDocument: name() })
  const answers = element('p', undefined, 'answers')
  answers.append(
    button('Accept', () => decide(id, { statusId: ACCEPTED }, 'Accepted.'), 'main'),
    button('Reject', () => decide(id, refusal(), 'Rejected.')),
  )
  item.append(line, reason.line, nameLine, answers)
  return item
}

async function show() {
  const { documents, reasons } = await read('/documents').catch(() => ({ documents: [], reasons: [] }))
  const known = [...list.children].map(item => item.dataset.id)
  // Fields and buttons must not move while somebody uses them.
  if (documents.map(({ id }) => id).join() === known.join()) return
  list.replaceChildren(...documents.map(document => waiting(document, reasons)))
}

void keep(show)
`
