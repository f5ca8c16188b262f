export const text = {
  title: 'This device',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  offer: 'Would you like a notification on this device when there is an answer?',
  turnedOn: 'Notifications are on for this device.',
  turnedOff: 'Notifications are off for this device.',
  notTurnedOn: 'Notifications were not turned on. You can do so in your account settings.',
  states: {
    on: 'Notifications are shown on this device while you are signed in. They say what has happened, but no names and no pay.',
    off: 'Notifications are not shown on this device. They would say what has happened, but no names and no pay.',
    blocked:
      'Your browser blocks notifications of this site. Allow them in the browser’s settings for this site, then reload the page.',
    unsupported:
      'This browser can’t show notifications. On an iPhone or iPad, add the site to your home screen and open it from there.',
  },
}
