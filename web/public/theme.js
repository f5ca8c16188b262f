// Runs before the first paint, so that no page flashes in the wrong theme. platform/theme/theme-choice.ts writes the
// cookie.
;(function () {
  var match = /(?:^|; )theme=(light|dark)/.exec(document.cookie)
  var dark = match ? match[1] === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
