/** A PDF of one empty page, with something more in its trailer or its catalog. */
export const onePage = (trailer = '', catalog = ''): string =>
  [
    '%PDF-1.4',
    `1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj`,
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj',
    `trailer<</Root 1 0 R/Size 4${trailer}>>`,
    '%%EOF',
  ].join('\n')
