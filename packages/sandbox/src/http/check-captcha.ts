import { SANDBOX_CAPTCHA } from '@sixpence/protocol'
import { refuse } from './refuse.ts'

/**
 * Refuses a form that a person hasn't sent. A bank for development asks no service: it accepts one
 * answer.
 *
 * @throws {Refusal} `VF` with `captcha`.
 */
export function checkCaptcha(captcha: string | undefined): void {
  if (captcha === SANDBOX_CAPTCHA) return
  const description = 'We could not tell that a person sent this. Try again.'
  throw refuse.invalid('captcha', description)
}
