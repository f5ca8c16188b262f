export const text = {
  turnOn: 'Turn on',
  turnedOn: 'Notifications are on for this device.',
  states: {
    on: 'Notifications are shown on this device while you are signed in. They say what has happened, but no names and no pay.',
    off: 'Notifications are not shown on this device. They would say what has happened, but no names and no pay.',
    blocked:
      'Your browser blocks notifications of this site. Allow them in the browser’s settings for this site, then reload the page.',
    unsupported:
      'This browser can’t show notifications. On an iPhone or iPad, add the site to your home screen and open it from there.',
  },
}
