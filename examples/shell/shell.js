// Plays the part of a mobile app around the bank's pages. `?app=` is the address of the app.
const app = new URL(new URLSearchParams(location.search).get('app') ?? 'http://127.0.0.1:4300')
const part = id => document.getElementById(id)
const page = part('page')

const deeds = {
  appReady: () => (part('splash').hidden = true),
  showPreloader: () => (part('preloader').hidden = false),
  hidePreloader: () => (part('preloader').hidden = true),
  openExternal: () => undefined,
  biometric({ id, reason }) {
    part('reason').textContent = reason
    part('finger').hidden = false
    part('finger').dataset.id = id
  },
}

addEventListener('message', ({ source, origin, data }) => {
  if (source !== page.contentWindow || origin !== app.origin) return
  if (!Object.hasOwn(deeds, data.type)) return
  deeds[data.type](data)
  const line = document.createElement('li')
  line.textContent = data.type + (data.url ? ` ${data.url}` : '')
  part('heard').append(line)
})

const say = message => page.contentWindow.postMessage(message, app.origin)

part('toggle').addEventListener('click', () => {
  const keyboard = part('keyboard')
  keyboard.hidden = !keyboard.hidden
  part('toggle').setAttribute('aria-pressed', String(!keyboard.hidden))
  say({ type: 'setViewport', isKeyboardVisible: !keyboard.hidden })
})

part('finger').addEventListener('click', ({ target }) => {
  const { result } = target.dataset
  if (!result) return
  say({ type: 'biometric', id: part('finger').dataset.id, result })
  part('finger').hidden = true
})

page.src = app.href
