import { paths } from '#shared/kernel/paths.ts'

const part = paths.admin.settingsPart

/** The list of the settings, in groups; on a phone each entry has its text. */
export const settingsPages = [
  {
    group: 'This brand',
    pages: [
      { to: part('brand'), label: 'Brand and theme', text: 'Name, logos, colours, what is shown to users' },
      { to: part('options'), label: 'Options', text: 'Professions, skills, regions, public holidays' },
      { to: part('links'), label: 'Links and mails', text: 'Menus, mailbox for requests, rules, Information Officer' },
      { to: part('texts'), label: 'Terms and privacy', text: 'The texts that people agree to, with their versions' },
    ],
  },
  {
    group: 'Records',
    pages: [{ to: paths.admin.audit, label: 'Audit', text: 'Who did or saw what, when and why' }],
  },
  {
    group: 'You',
    pages: [{ to: part('sign-in'), label: 'Your sign-in', text: 'Password, two-step sign-in, other devices' }],
  },
]
