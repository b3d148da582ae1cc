import { describe, expect, it } from 'vitest'
import { namesMatch } from './index.ts'

const ruleOf = (one: string, other: string) => {
  const there = namesMatch(one, other).rule
  expect(namesMatch(other, one).rule).toBe(there)
  return there
}

describe('two writings of one name', () => {
  it.each([
    ['Ada Byrne', 'ada byrne'],
    ['Ada Byrne', 'BYRNE, ADA'],
    ['Jean-Pierre Dupont', 'JEAN PIERRE DUPONT'],
    ['Ana-Maria Pop', 'POP<<ANA<MARIA'],
    ['KATE SMITH JONES', 'Kate Smith-Jones'],
    ['Jean\u2011Luc Picard', 'Jean Luc Picard'],
    ['Anne–Marie Roy', 'Anne Marie Roy'],
    ['al-Hassan Omar', 'Al Hassan Omar'],
    ['Aoife O’Brien', "AOIFE O'BRIEN"],
    ['Aoife O’Brien', 'AOIFE O BRIEN'],
    ['Aoife O’Brien', 'AOIFE OBRIEN'],
    ['Jean-Pierre O’Brien', 'OBRIEN<<JEAN<PIERRE'],
    ['Amy D’Arcy-Smith', 'DARCY<SMITH<<AMY'],
    ['Lena Vogt', 'Le\u00adna Vogt'],
    ['Zo\u00EB Smit', 'Zoe\u0308 Smit'],
  ])('%s and %s have the same letters', (one, other) => {
    expect(ruleOf(one, other)).toBe('same letters')
  })

  it.each([
    ['Jürgen Müller', 'JUERGEN MUELLER'],
    ['Jürgen Müller', 'JURGEN MULLER'],
    ['Björn Åkesson', 'BJOERN AAKESSON'],
    ['Björn Åkesson', 'BJORN AKESSON'],
    ['Søren Groß', 'SOEREN GROSS'],
    ['Søren Groß', 'SOREN GROSS'],
    ['José Núñez', 'JOSE NUNEZ'],
    ['Łukasz Żądło', 'LUKASZ ZADLO'],
    ['Ștefan Țurcanu', 'STEFAN TURCANU'],
    ['Þóra Guðrún', 'THORA GUDRUN'],
    ['Юрій Щербак', 'IURII SHCHERBAK'],
    ['Юрій Щербак', 'YURII SHCHERBAK'],
    ['Григорій Згурський', 'HRYHORII ZGHURSKYI'],
    ['Євгенія Їжак', 'YEVHENIIA YIZHAK'],
    ['Наталья Соловьёва', 'NATALIA SOLOVEVA'],
    ['Юлия Цой', 'YULIYA TSOY'],
    ['Юлия Цой', 'IULIIA TSOI'],
    ['Мар’яна Григор’єва', 'HRYHORIEVA MARIANA'],
    ['В\u02bcячеслав Нечуй-Левицький', 'NECHUI LEVYTSKYI VIACHESLAV'],
    ['Анна-Мария Цой', 'TSOI<<ANNA<MARIIA'],
    ['Ђорђе Љубић', 'Đorđe Ljubić'],
    ['Њего Јовић', 'NJEGO JOVIC'],
    ['Ѓорѓи Ќосев', 'GORGI KOSEV'],
    ['Ｊürgen Ｍüller', 'Jürgen Müller'],
  ])('%s and %s are one in a passport’s letters', (one, other) => {
    expect(ruleOf(one, other)).toBe('same sounds')
  })

  it.each([
    ['Jean-Luc Petit', 'JEANLUC PETIT'],
    ['Ana-Maria Pop', 'Anamaria Pop'],
    ['Ștefan-Vodă Țurcanu', 'STEFANVODA TURCANU'],
  ])('%s and %s are one, written in one and in two', (one, other) => {
    expect(ruleOf(one, other)).toBe('joined')
    expect(namesMatch(one, other).result).toBe('same')
  })

  it.each([
    ['Quay Tools Ltd.', 'Quay Tools Limited'],
    ['Quay Tools, LTD', 'quay tools limited'],
    ['Brandt GmbH', 'Brandt Gesellschaft mit beschränkter Haftung'],
    ['Brandt GmbH', 'BRANDT G.M.B.H.'],
    ['Brandt e.V.', 'Brandt eingetragener Verein'],
    ['Alfa S.R.L.', 'Alfa SRL'],
    ['Alfa SRL', 'Alfa societate cu răspundere limitată'],
    ['Norte S.L.', 'NORTE SOCIEDAD LIMITADA'],
    ['Porto Lda.', 'Porto Limitada'],
    ['Sever Sp. z o.o.', 'Sever spółka z ograniczoną odpowiedzialnością'],
    ['ТОВ «Ромашка»', 'Товариство з обмеженою відповідальністю Ромашка'],
    ['ООО Ромашка', 'Общество с ограниченной ответственностью «Ромашка»'],
  ])('%s and %s have one legal form', (one, other) => {
    expect(namesMatch(one, other).result).toBe('same')
    ruleOf(one, other)
  })

  it.each([
    ['Ion Munteanu', 'Ion Vasile Munteanu'],
    ['Ana Pop', 'Ana-Maria Pop'],
    ['Quay Tools', 'Quay Tools Ltd'],
    ['Юрій Щербак', 'Yurii Petrovych Shcherbak'],
  ])('%s leaves out a name of %s', (one, other) => {
    expect(ruleOf(one, other)).toBe('left out')
  })

  it.each([
    ['Ada Byrne', 'Ada Burns'],
    ['Ada Byrne', 'Ben Byrne'],
    ['Ada', 'Ada Byrne'],
    ['', 'Ada Byrne'],
    ['!!!', '???'],
    ['Anna Anna', 'Anna Maria'],
    ['Jean-Pierre', 'Jean-Pierre Dupont'],
    ['Jean Pierre', 'Jean-Pierre Dupont'],
    ['Smith Jones', 'Kate Smith-Jones'],
    ['O’Brien', 'Aoife O’Brien'],
    ['O Brien', 'Aoife O’Brien'],
    ['Ana-Maria Pop', 'Ana-Lucia Pop'],
    ['Ana-Maria Pop', 'Ana Lucia Pop'],
    ['Ann Alee', 'Anna Lee'],
    ['Ann-Alee Roy', 'Anna-Lee Roi'],
    ['Anne-Marie Roy', 'Marie-Anne Royer'],
    ['Quay Tools Ltd', 'Quay Tools GmbH'],
    ['Quay Tools Ltd', 'Quay Ropes Ltd'],
    ['Quay Limited', 'Tools Limited'],
    ['Ltd', 'Limited Tools'],
    ['Ana Sá', 'Ana Co'],
    ['Studio 54 Ltd', 'Studio 55 Ltd'],
    ['3M Tools', 'M Tools'],
    ['Ana', 'Ana Sá'],
    ['Sá Vogt', 'S. A. Vogt'],
    ['Ana Sá', 'Ana S.A.'],
    ['Ђука Илић', 'Љука Илић'],
    ['Јован Илић', 'Ован Илић'],
    ['Ђука Илић', 'Ђука Ћили'],
    ['Қанат Роу', 'Ғанат Роу'],
    ['Kɔfi Mensah', 'Kɛfi Mensah'],
    ['Ana李 Pop', 'Ana王 Pop'],
    ['αPharma Ltd', 'βPharma Ltd'],
    ['M² Immobilien', 'M³ Immobilien'],
    ['Studio5٤ Ltd', 'Studio5٥ Ltd'],
    ['Studio ½ Ltd', 'Studio 12 Ltd'],
    ['1&1 Telecom', '11 Telecom'],
    ['A+B Tools', 'AB Tools'],
  ])('%s and %s are different', (one, other) => {
    expect(ruleOf(one, other)).toBe('different')
  })
})

it('tells apart two names that differ in a letter of any script', () => {
  const letters = Array.from({ length: 0x3100 }, (_, code) => String.fromCodePoint(code)).filter(
    letter => /[\p{L}\p{N}]/u.test(letter) && letter.normalize('NFKD') === letter,
  )
  const lost = letters.filter(
    letter => namesMatch(`Pet${letter}er Roy`, 'Peter Roy').result === 'same',
  )
  expect(lost.join('')).toMatch(/^[ЪЬъь\u02B0-\u02FF]*$/)
})
