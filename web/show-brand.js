// Runs before the first paint. Shows the brand that the page has as data, or else one that this browser has seen
// here, and names the tenant, which is in the name of all that the browser keeps (platform/storage.ts). Values are set
// one by one, so that none of them can add a rule.
;(function () {
  globalThis.showBrand = ({ tenant: { tenantId, settings }, colours }) => {
    document.documentElement.dataset.tenant = tenantId
    var sheet = new CSSStyleSheet()
    for (var at of [0, 1]) {
      sheet.insertRule([':root', '[data-theme=dark]'][at] + '{}', at)
      for (var name in colours)
        sheet.cssRules[at].style.setProperty('--ld-colors-' + name.replaceAll('.', '-'), colours[name][at])
    }
    var image = settings.dashboardImages[0]
    if (image) sheet.cssRules[0].style.setProperty('--ld-image', 'url(' + image + ')')
    document.adoptedStyleSheets = [sheet]
    document.title = settings.brandName
  }
  var runtime = document.getElementById('runtime')
  /** Whether this browser has a session of the page's own deployment. */
  globalThis.isSignedIn = () => {
    try {
      return Object.keys(localStorage).some(
        (key) => key.endsWith('.accessToken') && runtime.textContent.includes(key.split('.')[1]),
      )
    } catch {
      return false
    }
  }
  if (runtime) showBrand(JSON.parse(runtime.textContent))
  try {
    var isLast = (key) => key.endsWith('.lastRuntime')
    if (runtime) localStorage.setItem(document.documentElement.dataset.tenant + '.lastRuntime', runtime.textContent)
    else showBrand(JSON.parse(localStorage.getItem(Object.keys(localStorage).find(isLast))))
  } catch {
    // Nothing is stored, or nothing can be.
  }
})()
