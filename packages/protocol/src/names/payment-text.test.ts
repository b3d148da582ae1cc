import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPaymentText } from './index.ts'

describe('checkPaymentText', () => {
  it.each(['Ada Byrne', "Aoife O'Brien", 'Rent 11/2026, no. 4 (flat): +1?', '', ' '])(
    'takes %o as it is',
    text => {
      expect(checkPaymentText(text)).toEqual({ isCarried: true })
    },
  )

  it.each([
    ['Jürgen Müller', ['ü'], 'Juergen Mueller'],
    ['JÜRGEN MÜLLER', ['Ü'], 'JUERGEN MUELLER'],
    ['Ülle', ['Ü'], 'Uelle'],
    ['Zoe\u0308 Smit', ['ë'], 'Zoe Smit'],
    ['Łukasz Żądło', ['Ł', 'Ż', 'ą', 'ł'], 'Lukasz Zadlo'],
    ['Ștefan Groß', ['Ș', 'ß'], 'Stefan Gross'],
    ['Юрій Щербак', 'Ю р і й Щ е б а к'.split(' '), 'Yurii Shcherbak'],
    ['Наталья Рыжова', 'Н а т л ь я Р ы ж о в'.split(' '), 'Natalia Ryzhova'],
    ['Byrne & Söhne — “Bau”', ['&', 'ö', '—', '“', '”'], "Byrne + Soehne - 'Bau'"],
    ['5 € for you_me!', ['€', '_', '!'], '5 EUR for you-me.'],
    ['tea 🍵 time', ['🍵'], 'tea time'],
    ['山田', ['山', '田'], ''],
    ['a\u202eb', ['\u202e'], 'a b'],
  ])('names what is not carried of %o, and its plain form', (text, letters, plain) => {
    expect(checkPaymentText(text)).toEqual({ isCarried: false, letters, plain })
  })

  it('answers a plain form that is carried, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        const checked = checkPaymentText(text)
        const plain = checked.isCarried ? text : checked.plain
        expect(checkPaymentText(plain)).toEqual({ isCarried: true })
      }),
    )
  })
})
