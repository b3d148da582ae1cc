import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import type { Letter } from './letter.ts'
import { writePdf } from './write-pdf.ts'

const LETTER: Omit<Letter, 'paragraphs'> = {
  title: 'Agreement',
  locale: 'en',
  at: new Date('2026-11-21T09:00:00Z'),
  entity: {
    name: 'Sixpence Ltd',
    address: '1 Mint Street',
    footerLines: ['A fictitious bank.', 'Company number 1.'],
    phone: '+44 20 7946 0000',
    email: 'letters@sixpence.example',
    web: 'https://www.sixpence.example',
  },
}

// The PDF reader needs it, and Node 20 lacks it.
if (!('transferToFixedLength' in ArrayBuffer.prototype))
  Object.assign(ArrayBuffer.prototype, {
    transferToFixedLength(this: ArrayBuffer, length?: number) {
      return this.slice(0, length)
    },
  })

interface Written {
  readonly str: string
  readonly height: number
}

async function pagesOf(paragraphs: readonly string[]): Promise<Written[][]> {
  const pdf = await getDocumentProxy(await writePdf({ ...LETTER, paragraphs }))
  const pages = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1))
  const texts = await Promise.all(pages.map(async page => (await page).getTextContent()))
  // Without marked content every item has a text.
  return texts.map(({ items }) => (items as Written[]).filter(({ str }) => str.trim() !== ''))
}

describe('writePdf', () => {
  it('goes on from page to page in one size, with a foot on each', async () => {
    const long = 'One sentence follows the other until the page is full. '.repeat(60)
    const pages = await pagesOf([long, long])
    expect(pages.length).toBeGreaterThan(1)
    for (const page of pages) {
      for (const line of LETTER.entity.footerLines) {
        expect(page.filter(({ str }) => str === line)).toHaveLength(1)
      }
      const sentences = page.filter(({ str }) => str.includes('sentence'))
      expect(new Set(sentences.map(({ height }) => height)).size).toBe(1)
    }
    const sizes = pages.map(page => page.find(({ str }) => str.includes('sentence'))?.height)
    expect(new Set(sizes).size).toBe(1)
  })

  it.each([
    ['Greek', 'Αθήνα, Ελλάδα – ΐ ΰ ϊ ς'],
    ['Vietnamese', 'Tiền thuê nhà, Nguyễn Thị Đặng'],
    ['signs of currencies', '100 ₴ 50 ₽ 20 ₺ 10 ₹ 5 ₿ 1 ₸ −7 €'],
    ['Irish, Yoruba and Azeri', 'ẁ ḃ ḋ ẹ ọ ə'],
    ['Kazakh', 'Қазақстан, Өскемен, Ұлы'],
    ['marks written apart', 'cafe\u0301 S\u0326tefan'],
    ['Trade marks', 'Sixpence™ ®'],
  ])('prints %s', async (_what, text) => {
    const [page = []] = await pagesOf([text])
    const texts = page.map(({ str }) => str)
    expect(texts).toEqual(expect.arrayContaining([text.normalize('NFC'), 'A fictitious bank.']))
  })

  it('shows where a letter stood that it has none for, wherever that is', async () => {
    const text = '🍕 pizza'
    const bytes = await writePdf({
      ...LETTER,
      title: text,
      paragraphs: [text],
      facts: [[text, text]],
      table: { columns: [{ title: text, share: 1 }], rows: [[text]] },
      code: { address: 'https://sixpence.example', alt: text, caption: text },
      entity: { ...LETTER.entity, name: text, address: text, footerLines: [text] },
    })
    const page = await (await getDocumentProxy(bytes)).getPage(1)
    const texts = ((await page.getTextContent()).items as Written[]).map(({ str }) => str)
    expect(texts.filter(each => each.replace(':', '') === '\uFFFD pizza')).toHaveLength(10)
    expect(await page.getStructTree()).not.toBeNull()
  })

  it('bears the logo, with a name for who does not see it (ACCT-018)', async () => {
    const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 48" color="#f4f5f3">
      <title>Sixpence</title>
      <g fill="none" stroke="#b4802a" stroke-width="3">
        <path d="M4 4h40v40H4z" transform="rotate(90 24 24)"/>
        <g fill="currentColor"><circle cx="60" cy="24" r="6"/></g>
      </g>
    </svg>`
    const draw = async (entity: Letter['entity']) => {
      const bytes = await writePdf({ ...LETTER, entity, paragraphs: ['One.'] })
      const page = await (await getDocumentProxy(bytes)).getPage(1)
      const { fnArray, argsArray } = await page.getOperatorList()
      return {
        operations: fnArray.length,
        // Parallel to the list of operations: the arguments of each.
        scales: (argsArray as (unknown[] | null)[]).map(given => given?.[0]),
        tags: JSON.stringify(await page.getStructTree()),
      }
    }
    const plain = await draw(LETTER.entity)
    const drawn = await draw({ ...LETTER.entity, logo })
    expect(plain.tags).not.toContain('Figure')
    expect(drawn.tags).toContain('"role":"Figure"')
    expect(drawn.tags).toContain('"alt":"Sixpence Ltd"')
    expect(drawn.operations).toBeGreaterThan(plain.operations)
    // 30 points high, with the width that follows.
    expect(drawn.scales).toContain(30 / 48)
  })
})
