import { describe, expect, it } from 'vitest'
import { checkBankDetail } from './bank-details/index.ts'
import { cleanEmailAddress, isEmailAddress } from './index.ts'
import { emailSchema, transferMethods } from './schemas.ts'

const label = (length: number) => 'a'.repeat(length)

/** The results of each part that uses the rule. */
const verdicts = (text: string) => ({
  rule: isEmailAddress(text),
  schema: emailSchema.safeParse(text).success,
  detail: checkBankDetail('email', text).isRight,
})

describe('an email address', () => {
  it.each([
    'ada@sixpence.example',
    'Ada.Byrne+rent@mail.sixpence.example',
    "o'brien@sixpence.example",
    'a&b@sixpence.example',
    '!#$%&*+/=?^_`{|}~-@sixpence.example',
    'a@example.xn--p1ai',
    'a@xn--e1afmkfd.xn--p1ai',
    'a@1.co',
    `${label(64)}@sixpence.example`,
    `a@${label(63)}.example`,
    `${label(64)}@${label(63)}.${label(63)}.${label(61)}`,
  ])('is %s (CON-07)', text => {
    expect(verdicts(text)).toEqual({ rule: true, schema: true, detail: true })
  })

  it.each([
    '',
    'ada',
    'ada@sixpence',
    'a@b.c',
    '@sixpence.example',
    'ada@',
    'ada@.example',
    'ada@six..example',
    'ada@sixpence.example.',
    '.ada@sixpence.example',
    'ada.@sixpence.example',
    'a..da@sixpence.example',
    'a@da@sixpence.example',
    'a da@sixpence.example',
    'ada@six pence.example',
    'ada@-six.example',
    'ada@six-.example',
    'ada@six_pence.example',
    'ada@192.0.2.1',
    'ada@sixpence.example>x',
    'ada@sixpence.example,ben@sixpence.example',
    'ada@sixpеnce.example',
    'ada@sixpence.xn--',
    `${label(65)}@sixpence.example`,
    `a@${label(64)}.example`,
    `${label(64)}@${label(63)}.${label(63)}.${label(62)}`,
  ])('is not %j', text => {
    expect(verdicts(text)).toEqual({ rule: false, schema: false, detail: false })
  })

  it.each([
    ' ada@sixpence.example\n',
    'ada@sixpence.example,',
    'ada@sixpence.example; ',
    'ada@sixpence.example>',
    '<ada@sixpence.example>',
    '<ada@sixpence.example>,',
    'mailto:ada@sixpence.example',
    'Byrne, Ada <ada@sixpence.example>',
    '"Ada" <mailto:ada@sixpence.example>;',
    '\u202aada@sixpence.example\u202c',
    'ada@six\u200bpence.example\ufeff',
    '\u00a0ada@sixpence.example\u00a0',
  ])('is cleaned of what came along in %j', text => {
    expect(cleanEmailAddress(text)).toBe('ada@sixpence.example')
    expect(emailSchema.parse(text)).toBe('ada@sixpence.example')
    expect(transferMethods.checkPayee.input.parse({ email: text }).email).toBe(
      'ada@sixpence.example',
    )
    expect(checkBankDetail('email', text)).toEqual({ isRight: true, value: 'ada@sixpence.example' })
  })

  it('keeps a blank that stands within, and names it', () => {
    expect(cleanEmailAddress(' a b@c.co\n')).toBe('a b@c.co')
    expect(checkBankDetail('email', 'a b@c.co\n')).toEqual({
      isRight: false,
      fault: { reason: 'character', character: ' ', position: 2 },
    })
  })

  it('is judged at once however long the text is', () => {
    const text = `a@${' '.repeat(200_000)}b`
    expect(cleanEmailAddress(text)).toBe(text)
    expect(emailSchema.safeParse(text).success).toBe(false)
  })
})
