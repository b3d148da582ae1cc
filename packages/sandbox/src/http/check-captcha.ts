import { SANDBOX_CAPTCHA } from '@sixpence/protocol'
import { Refusal } from './refusal.ts'

/**
 * Refuses a form that a person has not sent. A bank for development asks no service: it knows one
 * answer.
 *
 * @throws {Refusal} `VF` with `captcha`.
 */
export function checkCaptcha(captcha: string | undefined): void {
  if (captcha === SANDBOX_CAPTCHA) return
  const description = 'We could not tell that a person sent this. Try again.'
  throw new Refusal('VF', description, { fields: [{ param: 'captcha', description }] })
}
