// Runs before the first paint, so that no page flashes in the wrong theme. platform/theme/theme-choice.ts writes the
// cookie. `show-brand.js`, which is before it, has named the tenant.
;(function () {
  var page = document.documentElement.dataset
  var match = new RegExp('(?:^|; )' + page.tenant + '.theme=(light|dark)').exec(document.cookie)
  var dark = match ? match[1] === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  page.theme = dark ? 'dark' : 'light'
})()
