import { expect, it } from 'vitest'
import { mailHtml } from '#functions/mail/mail-html.ts'
import { mailBrandOf } from '#shared/tenants/mail-brand.ts'
import { tenant } from '#infra/tenants/demo.ts'
import { bodiesOf } from './plain-text.ts'

it('is the words of an HTML mail, one block after the other', () => {
  const html = mailHtml({ title: 'You & <us>', text: 'One.\nTwo.', code: '204816' }, mailBrandOf(tenant.settings))
  const words = ['Locum Desk', 'You & <us>', 'One.', 'Two.', '204816', 'Locum Desk']
  expect(bodiesOf(html)).toEqual({ html, text: words.join('\n\n') })
})

it('is the message itself if it is no HTML', () => expect(bodiesOf('Code <1>')).toEqual({ text: 'Code <1>' }))
