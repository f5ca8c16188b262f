// Runs before the site's scripts. Shows what `web/app/shell.ts` left of this page at the last visit, until the page has
// a title of its own (`critical.css`, `ui/page-title.ts`).
;(function () {
  var script = document.querySelector('script[type=module]')
  script.onerror = () => {
    document.body.textContent = 'The site could not be loaded. Check your connection, then reload the page.'
  }
  try {
    var last = JSON.parse(localStorage.getItem(document.documentElement.dataset.tenant + '.lastVisit'))
    if (!isSignedIn() || last.release !== script.src || last.shell.path !== location.pathname) return
    var shell = document.createElement('div')
    shell.id = 'shell'
    shell.inert = true
    shell.ariaHidden = 'true'
    shell.innerHTML = last.shell.markup
    document.getElementById('root').before(shell)
  } catch {
    // Nothing is stored, or nothing that can be read.
  }
})()
