import { subjectOf, type Attempts } from './attempts.ts'
import type { CreateBehaviour } from './define-element.ts'
import { make } from './make.ts'
import { payLabel } from './pay-label.ts'

/** Shows a button that opens the checkout or saved button named by its element. */
export const paymentButton =
  ({ mounted, pay, welcomeBack, isRunning }: Attempts): CreateBehaviour =>
  (host, root) => {
    const button = make('button')
    root.append(button)
    button.part = 'button'
    button.addEventListener('click', () => pay(host))

    function render(): void {
      welcomeBack(host)
      button.textContent = payLabel(host)
      button.ariaBusy = `${isRunning(subjectOf(host))}`
    }

    return {
      enter() {
        mounted.set(host, render)
        render()
      },
      leave() {
        mounted.delete(host)
      },
      // The parser sets attributes one by one before the element is in the document.
      change: () => host.isConnected && render(),
    }
  }
