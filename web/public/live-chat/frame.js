// The live chat's page. It loads the vendor's script only once the site, checked by its origin, says who is writing.
;(function () {
  var config = fetch('/config.json').then(function (response) {
    return response.json()
  })
  var started = false

  function start(script, person, report) {
    var api = (window.Tawk_API = { embedded: 'chat' })
    window.Tawk_LoadStart = new Date()
    api.onLoad = function () {
      api.login(person, function (error) {
        report(error ? 'failed' : 'ready')
      })
    }
    var element = document.createElement('script')
    element.src = script
    element.onerror = function () {
      report('failed')
    }
    document.head.append(element)
  }

  addEventListener('message', function (event) {
    if (event.source !== parent) return
    config.then(function (known) {
      if (started || known.sites.indexOf(event.origin) < 0) return
      started = true
      start(known.script, event.data, function (state) {
        parent.postMessage(state, event.origin)
      })
    })
  })
})()
