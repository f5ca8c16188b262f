// In the prerendered sign-in page. The rest of the page is loaded once the markup is on the screen, so that nothing
// delays it; at once for a user who is signed in, or who is to be shown a message first, and while the page is hidden.
;(function () {
  var page = document.getElementById('prerendered')
  page.addEventListener('submit', (event) => {
    event.preventDefault()
    page.dataset.sent = ''
    event.submitter.disabled = true
  })
  // A press that ends after the scripts have taken over is no click.
  page.addEventListener('pointerdown', (event) => {
    if (event.button === 0 && event.target.closest('[type=submit]')) page.dataset.pressed = ''
  })
  for (var touch of ['keydown', 'input', 'pointerdown'])
    page.addEventListener(touch, () => (page.dataset.touched = performance.now()), true)
  for (var end of ['pointerup', 'pointercancel']) addEventListener(end, () => delete page.dataset.pressed)
  var load = () => {
    var rest = document.getElementById('rest').content
    rest.querySelector('script').onerror = () => {
      document.body.textContent = 'The site could not be loaded. Check your connection, then reload the page.'
    }
    document.head.append(rest)
  }
  // Where storage is refused, the site itself says what is wrong.
  var signedIn = isSignedIn()
  if (signedIn || location.search) document.documentElement.dataset.skipPrerendered = ''
  if (signedIn || location.search || document.hidden) load()
  else requestAnimationFrame(() => setTimeout(load))
})()
