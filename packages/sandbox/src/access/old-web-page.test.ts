import { describe, expect, it } from 'vitest'
import { oldWebsite } from './old-web-page.ts'

const ENTITY = {
  name: 'Grove & Sons <Ltd>',
  address: '1 Oak Lane',
  footerLines: ['A fictitious institution.'],
  phone: '+12025550111',
  email: 'letters@grove.example',
  web: 'https://www.grove.example',
}

describe('the previous website', () => {
  it('is in the name of the bank, which is read as text', async () => {
    const answer = await oldWebsite({ regulatedEntity: ENTITY }).request('/old-web')
    const text = await answer.text()
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(text).toContain('Grove &amp; Sons &lt;Ltd&gt;')
    expect(text).toContain('A fictitious institution.')
    expect(text).not.toContain('<img')
  })

  it('wears the logo and the colours of the brand', async () => {
    const logo = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    const regulatedEntity = { ...ENTITY, logo, colors: { header: '#123456' } }
    const site = oldWebsite({ regulatedEntity })
    expect(await (await site.request('/old-web')).text()).toContain('src="/old-web.svg"')
    expect(await (await site.request('/old-web.svg')).text()).toBe(logo)
    expect(await (await site.request('/old-web.css')).text()).toContain('--header:#123456')
  })
})
