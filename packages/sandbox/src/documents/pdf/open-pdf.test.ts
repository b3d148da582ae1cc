import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pdf } from '../../../tests/hostile-files.ts'
import { faultOfPdf } from './open-pdf.ts'

const latin = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))

const faultOf = (parts: Parameters<typeof pdf>[0]) => faultOfPdf(latin(pdf(parts)), undefined)

const SHARE = '/S/GoToR/F(\\\\\\\\host\\\\share\\\\a.pdf)/D[0/Fit]'
const LINK = '/S/URI/URI(https://bank.example/pay)'
const OLDER = `90 0 obj<<${LINK}>>endobj\n`
const note = (rest: string) => `/Annots[<</Type/Annot/Rect[0 0 9 9]${rest}>>]`

function packed(object: string, filter = '/Filter/FlateDecode') {
  const inside = `91 0 ${object}`
  const bytes = filter === '' ? inside : deflateSync(latin(inside)).toString('latin1')
  return `<</Type/ObjStm/N 1/First 5${filter}/Length ${bytes.length}>>stream\n${bytes}\nendstream `
}

describe('a PDF that does more than be read', () => {
  it.each([
    ['opens a web page', { catalog: `/OpenAction<<${LINK}>>` }],
    ['opens a file of a share', { catalog: `/OpenAction<<${SHARE}>>` }],
    ['prints itself', { catalog: '/OpenAction<</S/Named/N/Print>>' }],
    [
      'plays a rendition with a script',
      { catalog: '/OpenAction<</S/Rendition/JS(app.alert(1))>>' },
    ],
    ['does what has no name yet', { catalog: '/OpenAction<</S/Whatever>>' }],
    ['does so in the second place', { catalog: `/OpenAction[3 0 R/Fit]/OpenAction<<${LINK}>>` }],
    ['does so by another object', { catalog: '/OpenAction 90 0 R', more: [`<<${SHARE}>>`] }],
    [
      'does so by its older version',
      { catalog: '/OpenAction 90 0 R', head: OLDER, more: ['<</S/GoTo/D[]>>'] },
    ],
    ['hides it in names', { catalog: `/Open#41ction<</#53/#55RI/URI(https://bank.example)>>` }],
    ['hides it behind comments', { catalog: `/OpenAction%(\n<<%>>\n/S%\n/URI>>` }],
    ['goes on from a harmless step', { catalog: `/OpenAction<</S/GoTo/D[]/Next[<<${SHARE}>>]>>` }],
    ['does so as it closes', { catalog: `/AA<</WC<<${SHARE}>>>>` }],
    ['does so as a page opens', { page: `/AA<</O<<${SHARE}>>>>` }],
    ['does so as a note is passed over', { page: note(`/Subtype/Widget/AA<</E<<${LINK}>>>>`) }],
    ['links to a file', { page: note(`/Subtype/Link/A<<${SHARE}>>`) }],
    ['sends a form', { page: note('/Subtype/Widget/A 90 0 R'), more: ['<</S/SubmitForm>>'] }],
    ['has a scene', { page: note('/Subtype/3D/3DD 90 0 R') }],
    ['has a film', { page: note('/Subtype/Movie/Movie<</F(a.avi)>>') }],
    ['has a part of a kind to come', { page: '/Annots 90 0 R', more: ['[<</Subtype/New>>]'] }],
    ['carries a file', { more: ['<</Type/Filespec/F(a.exe)/EF<</F 92 0 R>>>>'] }],
    ['has a form that runs', { catalog: '/AcroForm<</Fields[]/XFA 90 0 R>>' }],
    ['has a script that something may lead to', { more: ['<</S/Rendition/JS(app.alert(1))>>'] }],
    [
      'is drawn from a page elsewhere',
      { more: ['<</Ref<</F(//host/a)/Page 0>>/Length 0>>stream\n\nendstream '] },
    ],
    ['is drawn from elsewhere', { more: ['<</F(//host/a)/Length 0>>stream\n\nendstream '] }],
    ['is packed', { catalog: '/OpenAction 91 0 R', more: [packed(`<<${SHARE}>>`)] }],
    ['is only laid together', { catalog: '/OpenAction 91 0 R', more: [packed(`<<${LINK}>>`, '')] }],
    ['stands in what is drawn', { catalog: '/OpenAction 95 0 R', more: [hidden(`<<${LINK}>>`)] }],
  ])('is refused: it %s', async (_what, parts) => {
    expect(await faultOf(parts)).toBe('fileActive')
  })

  it.each([
    ['packed in a way that is not looked into', packed('[]', '/Filter/LZWDecode')],
    ['packed with a predictor', packed('[]', '/Filter/FlateDecode/DecodeParms<</Predictor 12>>')],
    [
      'said to be packed with a password',
      `<</Encrypt 9 0 R>>endobj 92 0 obj${packed('[]', '/Filter/Fl')}`,
    ],
    ['lists in lists without end', '['.repeat(5000)],
    ['objects in objects without end', '91 0 obj('.repeat(5000)],
  ])('is refused where it cannot be seen: %s', async (_what, object) => {
    expect(await faultOf({ more: [object] })).toBe('fileDamaged')
  })
})

const hidden = (object: string) => `<</Length 99>>stream\n95 0 obj${object}endobj\nendstream `

const OUTLINE = '<</Title(Page 1)/Parent 90 0 R/A<</S/GoTo/D[3 0 R/XYZ 0 0 0]>>/Next 92 0 R>>'

describe('a PDF as banks and shops make them', () => {
  it.each([
    ['opens at a place', { catalog: '/OpenAction[3 0 R/XYZ null null 0]/PageMode/UseOutlines' }],
    ['goes to a place', { catalog: '/OpenAction<</Type/Action/S/GoTo/D[3 0 R/FitH null]>>' }],
    ['opens at a named place', { catalog: '/OpenAction(start)/Names<</Dests<</Names[]>>>>' }],
    [
      'has a link to pay by',
      { page: note(`/Subtype/Link/Border[0 0 0]/A<</Type/Action${LINK}>>`) },
    ],
    ['turns its pages by buttons', { page: note('/Subtype/Widget/A<</S/Named/N/NextPage>>') }],
    [
      'has an outline',
      { catalog: '/Outlines 90 0 R', more: ['<</First 91 0 R/Count 1>>', OUTLINE] },
    ],
    [
      'is filled in',
      {
        catalog: '/AcroForm<</Fields[]/NeedAppearances true>>',
        page: note('/Subtype/Widget/FT/Tx/T(name)/V(Ana)/F 4/AP<</N 91 0 R>>'),
      },
    ],
    ['is signed', { more: ['<</Type/Sig/Filter/Adobe.PPKLite/ByteRange[0 1 2 3]/Contents<00>>>'] }],
    [
      'is tagged',
      { more: ['<</S/P/A[<</O/Layout/Placement/Block>>0]/K 0>>', '<</S/Figure/A<</O/Layout>>>>'] },
    ],
    ['is made to be archived', { catalog: '/OutputIntents[<</S/GTS_PDFA1/Info(sRGB)>>]/Lang(en)' }],
    ['numbers its pages', { catalog: '/PageLabels<</Nums[0<</S/r>>1<</S/D/St 1>>]>>' }],
    ['is stamped and marked', { page: '/Annots[<</Subtype/Stamp/F 4>><</Subtype/Highlight>>]' }],
    [
      'has letters in odd names',
      {
        page: '/Resources<</Font<</A 90 0 R/AA 90 0 R>>>>',
        more: ['<</Type/Font/Subtype/Type1>>'],
      },
    ],
    [
      'has layers',
      {
        catalog: '/OCProperties<</OCGs[]/D<</Order[]>>>>',
        page: note('/Subtype/Link/A<</S/SetOCGState/State[]>>'),
      },
    ],
    [
      'speaks of web pages',
      { more: ['<</Length 40>>stream\nBT (How to write <html> and <svg>) Tj ET\nendstream '] },
    ],
    ['is packed', { catalog: '/OpenAction 91 0 R', more: [packed('<</S/GoTo/D[3 0 R/Fit]>>')] }],
  ])('is taken: it %s', async (_what, parts) => {
    expect(await faultOf(parts)).toBeUndefined()
  })
})
