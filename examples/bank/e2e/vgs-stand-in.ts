/**
 * Stands in for the script of VGS Show: it has the real one's calls, and its frames show the test's
 * data. The real one's frames aren't tested here.
 */
export const VGS_STAND_IN = `
window.VGSShow = {
  create: vaultId => {
    const show = {
      SERIALIZERS: { replace: (pattern, replacement) => ({ pattern, replacement }) },
      setEnvironment: () => show,
      request: ({ name, path }) => {
        const listeners = {}
        const frame = document.createElement('iframe')
        return {
          on: (event, tell) => (listeners[event] = tell),
          render: selector => {
            frame.addEventListener('load', () => listeners.revealSuccess())
            frame.src = 'https://js.verygoodvault.com/frame?' + vaultId + '&' + name + '&' + path
            document.querySelector(selector).append(frame)
          },
          unmount: () => frame.remove(),
        }
      },
    }
    return show
  },
}
`

/** Stands in for the script of VGS Collect, as far as its field is drawn. */
export const VGS_COLLECT_STAND_IN = `
window.VGSCollect = {
  create: vaultId => ({
    field: (selector, { name, type }) => {
      const frame = document.createElement('iframe')
      frame.title = name
      frame.src = 'https://js.verygoodvault.com/frame?' + vaultId + '&' + type
      document.querySelector(selector).append(frame)
      return { focus: () => frame.focus() }
    },
    on: () => {},
    submit: () => {},
    unmount: () => {},
  }),
}
`
